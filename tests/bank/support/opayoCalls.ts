import type { BankCounter, Reply } from './Bank';

const server = { authorization: `Basic ${Buffer.from('sandbox-key:sandbox-password').toString('base64')}` };
const browser = {
  notificationURL: 'http://online-joining.joinery.localhost:4000/api/sca/return',
  browserIP: '127.0.0.1',
  browserAcceptHeader: '*/*',
  browserJavascriptEnabled: true,
  browserJavaEnabled: false,
  browserLanguage: 'en-GB',
  browserUserAgent: 'Test',
  browserColorDepth: '24',
  browserScreenHeight: '900',
  browserScreenWidth: '1280',
  browserTZ: '0',
  challengeWindowSize: 'Large',
  transType: 'GoodsAndServicePurchase',
};
const typed = { holder: 'Sam Taylor', number: '4929000000006', expiry: '1230', code: '123' };

export type Typed = Partial<typeof typed>;
export type Transaction = {
  readonly transactionId: string;
  readonly status: string;
  readonly statusCode: string;
  readonly cReq?: string;
  readonly paymentMethod?: { readonly card: { readonly cardIdentifier?: string } };
};
export type Token = { readonly key: string; readonly cardIdentifier: string; readonly reusable?: boolean };

/** The calls of the shop's server and its page to Opayo; `prefix` is the scope's. */
export function opayoCalls(bank: BankCounter, prefix = '') {
  const at = (path: string): string => `${prefix}/opayo/api/v1/${path}`;
  const post = (path: string, json: object): Promise<Reply> => bank.call(at(path), { json, headers: server });
  const key = async (): Promise<string> =>
    ((await post('merchant-session-keys', { vendorName: 'sandbox' })).body as { merchantSessionKey: string })
      .merchantSessionKey;
  const bearer = (sessionKey: string) => ({ authorization: `Bearer ${sessionKey}` });
  const tokenise = (sessionKey: string, card: Typed = {}): Promise<Reply> => {
    const { holder, number, expiry, code } = { ...typed, ...card };
    const cardDetails = { cardholderName: holder, cardNumber: number, expiryDate: expiry, securityCode: code };
    return bank.call(at('card-identifiers'), { json: { cardDetails }, headers: bearer(sessionKey) });
  };
  return {
    post,
    key,
    tokenise,
    read: (path: string): Promise<Reply> => bank.call(at(path), { headers: server }),
    async card(card: Typed = {}): Promise<Token> {
      const sessionKey = await key();
      const { cardIdentifier } = (await tokenise(sessionKey, card)).body as { cardIdentifier: string };
      return { key: sessionKey, cardIdentifier };
    },
    linkCode: (sessionKey: string, id: string, securityCode: string): Promise<Reply> =>
      bank.call(at(`card-identifiers/${id}/security-code`), { json: { securityCode }, headers: bearer(sessionKey) }),
    pay: (vendorTxCode: string, token: Token, more: object = {}): Promise<Reply> =>
      post('transactions', {
        transactionType: 'Deferred',
        vendorTxCode,
        amount: 6900,
        currency: 'GBP',
        description: 'Membership',
        customerFirstName: 'Sam',
        customerLastName: 'Taylor',
        billingAddress: { address1: '88', city: 'Leeds', postalCode: '412', country: 'GB' },
        paymentMethod: {
          card: {
            merchantSessionKey: token.key,
            cardIdentifier: token.cardIdentifier,
            ...(token.reusable === true ? { reusable: true } : {}),
          },
        },
        strongCustomerAuthentication: browser,
        ...more,
      }),
    withBrowser: (more: object) => ({ strongCustomerAuthentication: { ...browser, ...more } }),
    acs: (creq: string): Promise<Reply> =>
      bank.call(`${prefix}/opayo/acs`, { form: { creq, threeDSSessionData: 'c2Vzc2lvbg' } }),
    /** Answers the customer's bank; gives what its page would post to the shop. */
    async answer(creq: string, answer: string, code = ''): Promise<{ readonly page: Reply; readonly cres: string }> {
      const form = { creq, threeDSSessionData: 'c2Vzc2lvbg', answer, code };
      const page = await bank.call(`${prefix}/opayo/acs/return`, { form });
      return { page, cres: /name="cres" value="([^"]+)"/.exec(page.text)?.[1] ?? '' };
    },
    finish: (id: string, cRes: string): Promise<Reply> => post(`transactions/${id}/3d-secure-challenge`, { cRes }),
    instruct: (id: string, json: object): Promise<Reply> => post(`transactions/${id}/instructions`, json),
  };
}
