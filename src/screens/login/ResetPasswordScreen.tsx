import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button';
import { FloorBand } from '../../components/Floor';
import { Note } from '../../components/Note';
import { Presence } from '../../components/motion/Presence';
import { messages } from '../../core/messages';
import { useStores } from '../../stores/StoresContext';
import { ForgottenPassword } from './ForgottenPassword';
import { NewPasswordForm } from './NewPasswordForm';
import './login.css';

const noToken = 'To choose a new password, open the link in our email.';

/** Choosing a new password by a mailed link. Its token comes in the address's fragment, and leaves it at once. */
export const ResetPasswordScreen = observer(function ResetPasswordScreen() {
  const { config, toasts } = useStores();
  const navigate = useNavigate();
  const token = useTokenOfAddress();
  const [refusal, setRefusal] = useState<{ readonly token: string; readonly text: string }>();
  const refused = refusal?.token === token;
  const problem = refused ? refusal.text : token === '' ? noToken : undefined;
  const handleDone = (): void => {
    toasts.show('success', messages.passwordChanged);
    void navigate('/', { replace: true });
  };
  return (
    <>
      <FloorBand
        crumbs={config.bare ? [] : [{ label: 'Log in', href: '/login' }, { label: 'Choose a new password' }]}
        title="Choose a new password"
      />
      <div className="wrap login">
        <div className="card">
          {problem === undefined ? (
            <NewPasswordForm token={token} onDone={handleDone} onGone={(text) => setRefusal({ token, text })} />
          ) : (
            <AskAgain reason={problem} live={refused} />
          )}
        </div>
      </div>
    </>
  );
});

/** Reads the token and takes it out of the address bar and the history; it is known here for as long as the page is. */
function useTokenOfAddress(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = tokenIn(hash);
  const [token, setToken] = useState(given ?? '');
  if (given !== undefined && token !== given) setToken(given); // another link, opened on this very page
  useEffect(() => {
    if (given !== undefined) void navigate(pathname + search, { replace: true });
  }, [given, pathname, search, navigate]);
  return token;
}

/** A token, as opposed to a part of the page that somebody has skipped to. */
function tokenIn(hash: string): string | undefined {
  return hash.length > 12 ? hash.slice(1) : undefined;
}

function AskAgain({ reason, live }: { readonly reason: string; readonly live: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Note type={live ? 'danger' : 'neutral'} title={reason} live={live} />
      <p>No link, or is it too old? We&apos;ll send you a new one.</p>
      <Button full aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Ask for a new link
      </Button>
      <Presence>{asking && <ForgottenPassword onClose={() => setAsking(false)} />}</Presence>
    </>
  );
}
