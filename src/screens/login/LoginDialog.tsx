import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Dialog } from '../../components/dialog/lazyDialog';
import { useStores } from '../../stores/StoresContext';
import { LoginForm } from './LoginForm';
import { loginWordsOf } from './words';
import './login.css';

/** Signing in without leaving the page. It closes by itself once somebody is signed in. */
export const LoginDialog = observer(function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const { config, session } = useStores();
  const { isMember } = session;
  const { title, lede } = loginWordsOf(config);
  useEffect(() => {
    if (isMember) onClose();
  }, [isMember, onClose]);
  // The button that opened it is gone once somebody is signed in.
  const finalFocus = (): HTMLElement | null => (session.isMember ? placeBelow() : null);
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

/** The dialog that it was opened over, such as the basket's, which would close if the focus went past it; else the screen. */
function placeBelow(): HTMLElement | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
  return dialogs.find((each) => !each.querySelector('.login-dialog')) ?? document.getElementById('main');
}
