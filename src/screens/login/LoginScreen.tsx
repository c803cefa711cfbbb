import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext';
import { ArrivalBand } from '../ArrivalBand';
import { LoginForm } from './LoginForm';
import { loginTitle, loginWords } from './words';

/** Signing in. Where one goes after is the address's business. */
export const LoginScreen = observer(function LoginScreen() {
  const { config } = useStores();
  const { crumb, lede } = loginWords[config.site.app];
  return (
    <>
      <ArrivalBand crumbs={config.bare ? [] : [{ label: crumb, href: '/' }, { label: 'Log in' }]} title="Log in" />
      <div className="wrap login">
        <div className="card">
          <h2>{loginTitle}</h2>
          <p className="muted">{lede}</p>
          <LoginForm />
        </div>
      </div>
    </>
  );
});
