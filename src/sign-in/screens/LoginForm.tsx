import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { logInApi } from '../../kit/api/logIn';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import { PasswordInput } from '../../kit/components/PasswordInput';
import { useFocusOn } from '../../kit/components/useFocusOn';
import { Presence } from '../../kit/components/motion/Presence';
import { ForgottenPassword } from './ForgottenPassword';
import { usePasskeyLogin } from '../passkeys/usePasskeyLogin';
import { LineField, lineAttributes, requiredText } from './LineField';
import './login.css';
import { useSignIn } from '../SignInContext';
import { useSite } from '../../kit/site/SiteContext';

const usernameLabel = 'Email address or customer ID';

/** The login form, on a page and in a dialog. After a failed login, the entered values stay. */
export const LoginForm = observer(function LoginForm() {
  const { config } = useSite();
  const [forgotten, setForgotten] = useState(false);
  const login = useLogin();
  const { username, password, pending } = login;
  const passkeys = usePasskeyLogin({ keeps: login.keeps, onError: login.showError });
  return (
    <>
      <form className="login-form" onSubmit={login.handleSubmit} noValidate aria-label="Log in">
        <LoginError text={login.error} count={login.failures} />
        <LineField
          id="username"
          label={usernameLabel}
          error={login.attempted ? requiredText(usernameLabel, username) : undefined}
          autoComplete="username"
          value={username}
          onChange={login.setUsername}
        />
        <PasswordField
          error={login.attempted ? requiredText('Password', password) : undefined}
          value={password}
          onChange={login.setPassword}
        />
        {!config.isDesk && !config.kiosk && (
          <label className="tick">
            <input
              className="box"
              type="checkbox"
              checked={login.keeps}
              onChange={(event) => login.setKeeps(event.target.checked)}
            />
            <span>Keep me signed in</span>
          </label>
        )}
        <Button type="submit" size="l" full busy={pending}>
          Log in
        </Button>
        {passkeys.isOffered && (
          <Button look="secondary" full busy={passkeys.isAsking} onClick={() => passkeys.ask()}>
            Use a passkey
          </Button>
        )}
        <div className="login-links">
          <button type="button" className="link" aria-haspopup="dialog" onClick={() => setForgotten(true)}>
            I have forgotten my password
          </button>
          <NoAccountButton />
        </div>
      </form>
      <Presence>
        {forgotten && <ForgottenPassword initialLogin={username.trim()} onClose={() => setForgotten(false)} />}
      </Presence>
    </>
  );
});

function useLogin() {
  const { session, client } = useSignIn();
  const { toasts } = useSite();
  const { state } = useLocation() as { readonly state: unknown };
  const [username, setUsername] = useState(usernameIn(state));
  const [password, setPassword] = useState('');
  const [keeps, setKeeps] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const [error, setError] = useState<string>();
  const [failures, setFailures] = useState(0);
  const pending = session.login.loading;
  const showError = (text: string | undefined): void => {
    setError(text);
    if (text !== undefined) setFailures((count) => count + 1);
  };
  const logIn = async (): Promise<void> => {
    if (error !== undefined) toasts.withdraw(error);
    setError(undefined);
    const asked = { username: username.trim(), password, ...(keeps ? { keepSignedIn: keeps } : {}) };
    const failure = await session.logIn(() => logInApi(client).byPassword(asked), keeps);
    if (!failure) return;
    showError(failure.message);
    toasts.show('danger', failure.message);
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (pending) return;
    setAttempted(true);
    const empty = username.trim() === '' ? 'username' : password === '' ? 'password' : undefined;
    if (empty === undefined) void logIn();
    else document.getElementById(empty)?.focus();
  };
  const typed = { username, setUsername, password, setPassword, keeps, setKeeps };
  return { ...typed, attempted, error, showError, failures, pending, handleSubmit };
}

/** Returns the address that a form handed over which could make no account with it. */
function usernameIn(state: unknown): string {
  const isRecord = typeof state === 'object' && state !== null;
  return isRecord && 'username' in state && typeof state.username === 'string' ? state.username : '';
}

/** The reason that the login failed. Each failure moves the focus here. */
function LoginError({ text, count }: { readonly text: string | undefined; readonly count: number }) {
  const target = useFocusOn<HTMLDivElement>(count);
  return (
    <div ref={target} tabIndex={-1} className="login-error">
      {text !== undefined && <Note type="danger" title={text} live />}
    </div>
  );
}

type PasswordFieldProps = {
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function PasswordField({ error, value, onChange }: PasswordFieldProps) {
  return (
    <LineField id="password" label="Password" error={error}>
      <PasswordInput
        {...lineAttributes('password', error)}
        label="Password"
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </LineField>
  );
}

/** Leads customers without an account to joining, or to registering and back here. */
const NoAccountButton = observer(function NoAccountButton() {
  const { config, navigator } = useSite();
  const { pathname, search } = useLocation();
  if (config.isDesk) return null; // staff do not register themselves
  const handleClick = (): void => {
    switch (config.site.app) {
      case 'online-joining':
        return navigator.go('/');
      case 'my-account':
        return navigator.go('/register');
      case 'bookings':
        return navigator.go(
          pathname === '/login' ? `/register${search}` : `/register?redirect=${encodeURIComponent(pathname + search)}`,
        );
    }
  };
  return (
    <button type="button" className="link" onClick={handleClick}>
      I don&apos;t have an account
    </button>
  );
});
