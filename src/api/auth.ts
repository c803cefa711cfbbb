import dataFields from 'call:dataFields';
import forgottenPassword from 'call:forgottenPassword';
import login from 'call:login';
import logout from 'call:logout';
import register from 'call:register';
import resetPassword from 'call:resetPassword';
import updateUser from 'call:updateUser';
import user from 'call:user';
import type { Answer, Body } from './call';
import type { ApiClient } from './ApiClient';

export type User = Answer<'user'>;
export type OnboardingType = 'customer_account_online' | 'membership_purchase';

export const authApi = (api: ApiClient) => ({
  login: (body: Body<'login'>) => api.call(login, { body }),
  logout: () => api.call(logout, {}),
  forgottenPassword: (emailOrReference: string) => api.call(forgottenPassword, { body: { emailOrReference } }),
  resetPassword: (body: Body<'resetPassword'>) => api.call(resetPassword, { body }),
  user: () => api.call(user, {}),
  register: (body: Body<'register'>, idempotencyKey: string) =>
    api.call(register, { body, query: { onboardingType: 'customer_account_online' } }, { idempotencyKey }),
  updateUser: (body: Body<'updateUser'>) =>
    api.call(updateUser, { body, query: { onboardingType: 'membership_purchase' } }),
  dataFields: (onboardingType: OnboardingType) => api.call(dataFields, { query: { onboardingType } }),
});
