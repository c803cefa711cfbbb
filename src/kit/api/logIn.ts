import forgottenPassword from 'call:forgottenPassword';
import login from 'call:login';
import passkeyLogin from 'call:passkeyLogin';
import startPasskeyLogin from 'call:startPasskeyLogin';
import type { ApiClient } from './ApiClient';
import type { RequestBody } from './call';

/** The ways to log in, which load with the log-in form. */
export const logInApi = (api: ApiClient) => ({
  byPassword: (body: RequestBody<'login'>) => api.call(login, { body }),
  startPasskey: () => api.call(startPasskeyLogin, {}),
  byPasskey: (body: RequestBody<'passkeyLogin'>) => api.call(passkeyLogin, { body }),
  /** Requests an email with a link to choose a new password. */
  forgottenPassword: (emailOrReference: string) => api.call(forgottenPassword, { body: { emailOrReference } }),
});
