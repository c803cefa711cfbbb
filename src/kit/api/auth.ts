import dataFields from 'call:dataFields';
import logout from 'call:logout';
import register from 'call:register';
import resetPassword from 'call:resetPassword';
import session from 'call:session';
import updateUser from 'call:updateUser';
import user from 'call:user';
import type { OnboardingType } from '../../../schemas/generated/vocabulary';
import type { Answer, RequestBody } from './call';
import type { ApiClient } from './ApiClient';

export type User = Answer<'user'>;

export const authApi = (api: ApiClient) => ({
  logout: () => api.call(logout, {}),
  resetPassword: (body: RequestBody<'resetPassword'>) => api.call(resetPassword, { body }),
  user: () => api.call(user, {}),
  session: () => api.call(session, {}),
  register: (body: RequestBody<'register'>, idempotencyKey: string) =>
    api.call(register, { body, query: { onboardingType: 'customer_account_online' } }, { idempotencyKey }),
  updateUser: (body: RequestBody<'updateUser'>) =>
    api.call(updateUser, { body, query: { onboardingType: 'membership_purchase' } }),
  dataFields: (onboardingType: OnboardingType) => api.call(dataFields, { query: { onboardingType } }),
});
