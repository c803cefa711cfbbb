import type { BankCounter, Reply } from './Bank';

const secret = { authorization: 'Bearer sk_test_sandbox' };
export const publishable = { authorization: 'Bearer pk_test_sandbox' };
export type Intent = {
  readonly id: string;
  readonly client_secret: string;
  readonly status: string;
  readonly payment_method: { readonly id: string; readonly card: { readonly last4: string } } | null;
  readonly last_payment_error: { readonly code: string } | null;
  readonly next_action: { readonly use_stripe_sdk: { readonly challenge: string } } | null;
};

/** The calls of the shop's server and its page to Stripe; `prefix` is the scope's. */
export function stripeCalls(bank: BankCounter, prefix = '') {
  const server = (path: string, json: object = {}, key?: string): Promise<Reply> =>
    bank.call(`${prefix}/stripe/v1/${path}`, {
      json,
      headers: { ...secret, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });
  const page = (path: string, json: object): Promise<Reply> =>
    bank.call(`${prefix}/stripe/v1/${path}`, { json, headers: publishable });
  return {
    server,
    page,
    read: (path: string): Promise<Reply> => bank.call(`${prefix}/stripe/v1/${path}`, { headers: secret }),
    open: async (details: object = {}, key?: string): Promise<Intent> =>
      (await server('payment_intents', { amount: 6900, currency: 'gbp', ...details }, key)).body,
    card: async (number = '4242424242424242'): Promise<string> =>
      ((await page('payment_methods', { number, month: 12, year: 2030, code: '123' })).body as { id: string }).id,
    confirm: (intent: Intent, payment_method: string, more: object = {}): Promise<Reply> =>
      server(`payment_intents/${intent.id}/confirm`, { payment_method, error_on_requires_action: true, ...more }),
    confirmOnPage: ({ id, client_secret }: Intent, payment_method: string): Promise<Reply> =>
      page(`payment_intents/${id}/confirm`, { client_secret, payment_method }),
    answer: (challenge: string, answer: string, code = ''): Promise<Reply> =>
      bank.call(`${prefix}/stripe/challenge/${challenge}/return`, { form: { answer, code, parent: 'x', nonce: 'y' } }),
  };
}
