import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/components/Button';
import { FloorBand } from '../../kit/components/Floor';
import { Note } from '../../kit/components/Note';
import { Presence } from '../../kit/components/motion/Presence';
import { ForgottenPassword } from './ForgottenPassword';
import { NewPasswordForm } from './NewPasswordForm';
import './login.css';
import { useSite } from '../../kit/site/SiteContext';
import { useTokenOfAddress } from '../../kit/site/useTokenOfAddress';

const noToken = 'To choose a new password, open the link in our email.';

/** The screen for choosing a new password by an emailed link. The link's token is in the URL's fragment, and is removed from there at once. */
export const ResetPasswordScreen = observer(function ResetPasswordScreen() {
  const { config, toasts } = useSite();
  const navigate = useNavigate();
  const token = useTokenOfAddress();
  const [refusal, setRefusal] = useState<{ readonly token: string; readonly text: string }>();
  const refused = refusal?.token === token;
  const problem = refused ? refusal.text : token === '' ? noToken : undefined;
  const handleDone = (): void => {
    toasts.show('success', 'Your password has been changed, and you are logged in.');
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
            <LinkRequest reason={problem} live={refused} />
          )}
        </div>
      </div>
    </>
  );
});

function LinkRequest({ reason, live }: { readonly reason: string; readonly live: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Note type={live ? 'danger' : 'neutral'} title={reason} live={live} />
      <p>Don&apos;t have a link, or has it expired? We&apos;ll send you a new one.</p>
      <Button full aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Ask for a new link
      </Button>
      <Presence>{asking && <ForgottenPassword onClose={() => setAsking(false)} />}</Presence>
    </>
  );
}
