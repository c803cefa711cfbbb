import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext';
import { ArrivalBand } from '../ArrivalBand';
import { LoginForm } from './LoginForm';
import { LoginPage } from './LoginPage';
import { loginWordsOf } from './words';

/** Signing in. Where one goes after is the address's business. */
export const LoginScreen = observer(function LoginScreen() {
  const { config } = useStores();
  return (
    <LoginPage words={loginWordsOf(config)} bare={config.bare} Band={ArrivalBand}>
      <LoginForm />
    </LoginPage>
  );
});
