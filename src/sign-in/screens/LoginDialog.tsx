import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Dialog } from '../../kit/components/dialog/lazyDialog';
import { LoginForm } from './LoginForm';
import { loginTextsOf } from './loginTexts';
import './login.css';
import { useSignIn } from '../SignInContext';
import { useSite } from '../../kit/site/SiteContext';

/** The login form in a dialog over the page. It closes by itself after logging in. */
export const LoginDialog = observer(function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const { config } = useSite();
  const { session } = useSignIn();
  const { isMember } = session;
  const { title, lede } = loginTextsOf(config);
  useEffect(() => {
    if (isMember) onClose();
  }, [isMember, onClose]);
  // After logging in, the button that opened the dialog no longer exists: the focus has to go elsewhere.
  const finalFocus = (): HTMLElement | null => (session.isMember ? elementBelow() : null);
  return (
    <Dialog title={title} onClose={onClose} width={450} initialFocus={firstField} finalFocus={finalFocus}>
      <div className="login-dialog">
        <p className="muted">{lede}</p>
        <LoginForm />
      </div>
    </Dialog>
  );
});

function firstField(): HTMLElement | null {
  return document.querySelector('.login-dialog input');
}

/** Returns the dialog under this one, such as the basket's, which would close if it lost the focus; else the screen. */
function elementBelow(): HTMLElement | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
  return dialogs.find((each) => !each.querySelector('.login-dialog')) ?? document.getElementById('main');
}
