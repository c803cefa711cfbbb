import type { BankCounter, Reply } from './Bank';

const secret = { authorization: 'sk_sandbox_ryft' };
const page = { authorization: 'pk_sandbox_ryft' };
export type Session = {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: string;
  readonly lastError: string | null;
  readonly requiredAction: { readonly id: string } | null;
  readonly paymentMethod: { readonly tokenizedDetails: { readonly id: string; readonly stored: boolean } } | null;
};

/** The calls of the shop's server and its page to Ryft; `prefix` is the scope's. */
export function ryftCalls(bank: BankCounter, prefix = '') {
  const at = (path: string): string => `${prefix}/ryft/v1/payment-sessions${path}`;
  const server = (path: string, json: object = {}, key?: string): Promise<Reply> =>
    bank.call(at(path), { json, headers: { ...secret, ...(key === undefined ? {} : { 'idempotency-key': key }) } });
  const attempt = ({ clientSecret }: Session, json: object): Promise<Reply> =>
    bank.call(at('/attempt-payment'), { json: { clientSecret, ...json }, headers: page });
  return {
    server,
    open: async (customer = 'customer-1', key?: string): Promise<Session> =>
      (await server('', { amount: 6900, currency: 'GBP', customerDetails: { id: customer } }, key)).body,
    read: async ({ id }: Session): Promise<Session> => (await bank.call(at(`/${id}`), { headers: secret })).body,
    pay: (session: Session, number: string, { cvc = '123', store = false } = {}): Promise<Reply> =>
      attempt(session, {
        cardDetails: { number, expiryMonth: 12, expiryYear: 2030, cvc },
        paymentMethodOptions: { store },
      }),
    payStored: (session: Session, id: string, cvc = '123'): Promise<Reply> =>
      attempt(session, { paymentMethod: { id, cvc } }),
    answer: (challenge: string, answer: string): Promise<Reply> =>
      bank.call(`${prefix}/ryft/challenge/${challenge}/return`, {
        form: { answer, code: '123456', parent: 'x', nonce: 'y' },
      }),
    goOn: async ({ clientSecret }: Session): Promise<Session> =>
      (await bank.call(at('/continue-payment'), { json: { clientSecret }, headers: page })).body,
  };
}
