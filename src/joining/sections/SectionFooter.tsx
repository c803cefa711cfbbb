import type { ReactNode } from 'react';

export type SectionFooterProps = {
  readonly hint?: string | undefined;
  readonly hintId?: string | undefined;
  /** True while what the hint says is worked out anew. */
  readonly isUpdating?: boolean;
  readonly children: ReactNode;
};

/** The footer of an open section: a hint and the buttons. */
export function SectionFooter({ hint, hintId, isUpdating, children }: SectionFooterProps) {
  return (
    <div className="sec-foot">
      {hint !== undefined && (
        <p className="small muted amounts" id={hintId} aria-busy={isUpdating || undefined}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
