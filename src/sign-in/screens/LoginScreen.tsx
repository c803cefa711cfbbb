import { observer } from 'mobx-react-lite';
import { ArrivalBand } from '../../kit/site/ArrivalBand';
import { LoginForm } from './LoginForm';
import { LoginPage } from './LoginPage';
import { loginTextsOf } from './loginTexts';
import { useSite } from '../../kit/site/SiteContext';

/** The login page. The `redirect` in its address says which page follows. */
export const LoginScreen = observer(function LoginScreen() {
  const { config } = useSite();
  return (
    <LoginPage words={loginTextsOf(config)} bare={config.bare} Band={ArrivalBand}>
      <LoginForm />
    </LoginPage>
  );
});
