import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button';
import { FloorBand } from '../../components/Floor';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { useStores } from '../../stores/StoresContext';
import './login.css';

/** Signing in. Where one goes after is the address's business. */
export const LoginScreen = observer(function LoginScreen() {
  const { config, session, toasts } = useStores();
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [error, setError] = useState<string>();
  const pending = session.login.loading;
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    setError(undefined);
    const failure = await session.logIn(username.trim(), password);
    if (!failure) return;
    setError(failure.message);
    toasts.show('danger', failure.message);
  };
  return (
    <>
      <FloorBand
        crumbs={config.embedded ? [] : [{ label: 'Buy membership', href: '/' }, { label: 'Log in' }]}
        title="Log in"
      />
      <div className="wrap login">
        <form className="card" onSubmit={(event) => void handleSubmit(event)} noValidate aria-labelledby="login-title">
          <h2 id="login-title">Already have an online account?</h2>
          <p className="muted">Signing in now will make your membership purchase quicker.</p>
          {error !== undefined && <Note type="danger" title={error} live />}
          <div className="field">
            <label className="field-label" htmlFor="username">
              Email address or customer ID
            </label>
            <input
              id="username"
              className="input"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          </div>
          <div className="field">
            <label className="field-label" htmlFor="password">
              Password
            </label>
            <div className="with-end">
              <input
                id="password"
                className="input"
                type={visible ? 'text' : 'password'}
                autoComplete="current-password"
                required
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              <button type="button" aria-pressed={visible} onClick={() => setVisible(!visible)}>
                <Icon name="eye" />
                {visible ? 'Hide' : 'Show'}
                <span className="vh"> password</span>
              </button>
            </div>
          </div>
          <Button type="submit" size="l" full busy={pending} blocked={username.trim() === '' || password === ''}>
            Log in
          </Button>
          <div className="login-links">
            <button type="button" className="link" onClick={() => void navigate('/')}>
              I don&apos;t have an account
            </button>
          </div>
        </form>
      </div>
    </>
  );
});
