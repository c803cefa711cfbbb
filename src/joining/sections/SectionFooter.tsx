import type { ReactNode } from 'react';

export type SectionFooterProps = {
  readonly hint?: string | undefined;
  readonly hintId?: string;
  readonly children: ReactNode;
};

/** The footer of an open section: a hint and the buttons. */
export function SectionFooter({ hint, hintId, children }: SectionFooterProps) {
  return (
    <div className="sec-foot">
      {hint !== undefined && (
        <p className="small muted" id={hintId}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
