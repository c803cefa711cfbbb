import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import { useFocusOn } from '../../kit/components/useFocusOn';
import { useJoining } from '../JoiningContext';

/** The reasons why the open section was not continued from, where no field says them, and why the joining was refused. */
export const SectionReasons = observer(function SectionReasons() {
  const { joining } = useJoining();
  const { continuing, submission } = joining;
  const box = useFocusOn<HTMLDivElement>(continuing.refusals);
  const { reason } = continuing;
  return (
    <>
      {reason !== undefined && (
        <div className="submit-error" ref={box} tabIndex={-1}>
          <Note type="danger" title={reason} live>
            {continuing.isAboutCode && (
              <Button look="secondary" size="s" onClick={() => continuing.pressWithoutCode()}>
                Continue without the code
              </Button>
            )}
          </Note>
        </div>
      )}
      {submission.error !== undefined && (
        <div className="submit-error">
          <Note type="danger" title={submission.error} live />
        </div>
      )}
    </>
  );
});
