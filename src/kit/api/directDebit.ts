import accountDirectDebit from 'call:accountDirectDebit';
import changeBankDetails from 'call:changeBankDetails';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody } from './call';

export type AccountDirectDebit = NonNullable<Answer<'accountDirectDebit'>>;

/** The Direct Debit that the signed-in customer has. */
export const directDebitApi = (api: ApiClient) => ({
  directDebit: () => api.call(accountDirectDebit, {}),
  changeBankDetails: (body: RequestBody<'changeBankDetails'>) => api.call(changeBankDetails, { body }),
});
