import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import { useJoining } from '../JoiningContext';

/** The note that the next step failed to load: the first one, or the one after Continue was pressed. */
export const WaitingNote = observer(function WaitingNote() {
  const { joining } = useJoining();
  const { status } = joining.journey.state;
  if (!joining.blocked || (status !== 'waiting' && status !== 'starting')) return null;
  return (
    <div className="submit-error">
      <Note type="danger" title="We couldn't load the next step." live>
        <Button look="secondary" size="s" onClick={() => joining.retry()}>
          Try again
        </Button>
      </Note>
    </div>
  );
});
