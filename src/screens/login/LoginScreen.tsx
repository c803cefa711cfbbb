import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext';
import { ArrivalBand } from '../ArrivalBand';
import { LoginForm } from './LoginForm';
import { LoginPage } from './LoginPage';

/** Signing in. Where one goes after is the address's business. */
export const LoginScreen = observer(function LoginScreen() {
  const { config } = useStores();
  return (
    <LoginPage site={config.site.app} bare={config.bare} Band={ArrivalBand}>
      <LoginForm />
    </LoginPage>
  );
});
