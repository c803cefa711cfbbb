import accountCard from 'call:accountCard';
import beginCardCheck from 'call:beginCardCheck';
import removeAccountCard from 'call:removeAccountCard';
import type { ApiClient } from './ApiClient';
import type { Answer } from './call';

export type AccountCard = NonNullable<Answer<'accountCard'>>;

/** The card that the signed-in customer has saved for the next payment. */
export const savedCardApi = (api: ApiClient) => ({
  card: () => api.call(accountCard, {}),
  removeCard: () => api.call(removeAccountCard, {}),
  beginCardCheck: () => api.call(beginCardCheck, {}),
});
