import { use } from 'react';
import { Route } from 'react-router-dom';
import { lazyPart } from '../kit/components/lazyPart';
import type { RegisterStore } from './RegisterStore';
import { GuestsOnly } from './guards';

const LoginScreen = lazyPart(
  () => import('./screens/LoginScreen'),
  (part) => part.LoginScreen,
);
const ResetPasswordScreen = lazyPart(
  () => import('./screens/ResetPasswordScreen'),
  (part) => part.ResetPasswordScreen,
);
const RegisterScreen = lazyPart(
  () => import('./screens/RegisterScreen'),
  (part) => part.RegisterScreen,
);

type Load = () => Promise<RegisterStore>;

/** The routes for logging in, registering and resetting a password, which every site shares. */
export function signInRoutes(loadRegister: Load) {
  return (
    <>
      <Route path="/login" element={<GuestsOnly screen={<LoginScreen />} />} />
      <Route path="/register" element={<Registering load={loadRegister} />} />
      <Route path="/reset-password" element={<ResetPasswordScreen />} />
    </>
  );
}

function Registering({ load }: { readonly load: Load }) {
  const register = use(load());
  return <GuestsOnly screen={<RegisterScreen register={register} />} isUnderWay={() => register.isUnderWay} />;
}
