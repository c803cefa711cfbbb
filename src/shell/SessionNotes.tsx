import { observer } from 'mobx-react-lite';
import { messages } from '../ground/core/messages';
import { Button } from '../kit/components/Button';
import { Note } from '../kit/components/Note';
import { useSignIn } from '../sign-in/SignInContext';

/** Notes above every screen about a session that did not end, and about a customer who can't be loaded. */
export const SessionNotes = observer(function SessionNotes() {
  const { session } = useSignIn();
  return (
    <>
      {session.isMember && session.logout.error && (
        <div className="wrap page-note">
          <Note type="danger" title={messages.notLoggedOut} />
        </div>
      )}
      {session.unreachable && (
        <div className="wrap page-note">
          <Note type="danger" title={messages.accountUnreachable} live>
            <Button look="secondary" size="s" onClick={() => session.reload()}>
              Try again
            </Button>
          </Note>
        </div>
      )}
    </>
  );
});
