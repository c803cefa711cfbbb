import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Note } from '../components/Note';
import { useStores } from '../stores/StoresContext';

export type SectionFooterProps = {
  readonly hint?: string | undefined;
  readonly hintId?: string;
  readonly children: ReactNode;
};

/** The foot of an open section: a reason or a next step, the buttons, and below them why a submit failed. */
export const SectionFooter = observer(function SectionFooter({ hint, hintId, children }: SectionFooterProps) {
  const { error } = useStores().joining.submission;
  return (
    <>
      <div className="sec-foot">
        {hint !== undefined && (
          <p className="small muted" id={hintId}>
            {hint}
          </p>
        )}
        {children}
      </div>
      {error !== undefined && (
        <div className="submit-error">
          <Note type="danger" title={error} live />
        </div>
      )}
    </>
  );
});
