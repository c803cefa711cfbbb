import { use } from 'react';
import { Route } from 'react-router-dom';
import { lazyPart } from '../components/lazyPart';
import type { RegisterStore } from '../stores/register/RegisterStore';
import { GuestsOnly } from './guards';

const LoginScreen = lazyPart(
  () => import('../screens/login/LoginScreen'),
  (part) => part.LoginScreen,
);
const ResetPasswordScreen = lazyPart(
  () => import('../screens/login/ResetPasswordScreen'),
  (part) => part.ResetPasswordScreen,
);
const RegisterScreen = lazyPart(
  () => import('../screens/register/RegisterScreen'),
  (part) => part.RegisterScreen,
);

type Load = () => Promise<RegisterStore>;

/** Where one signs in, gets an account, or gets one back: the same on every site that has pages of its own. */
export function signInRoutes(loadRegister: Load) {
  return (
    <>
      <Route path="/login" element={<GuestsOnly screen={<LoginScreen />} />} />
      <Route path="/register" element={<GuestsOnly screen={<Registering load={loadRegister} />} />} />
      <Route path="/reset-password" element={<ResetPasswordScreen />} />
    </>
  );
}

function Registering({ load }: { readonly load: Load }) {
  return <RegisterScreen register={use(load())} />;
}
