import { exchange } from './exchange';
import type { Server } from './startServer';

type Listener = (event: object) => void;

/** The part of a confirmation that the page gives. */
type Confirmed = { readonly clientSecret: string; readonly confirmParams: { readonly payment_method?: string } };

/** A payment that may wait for the bank's challenge. */
type Challenged = { readonly next_action?: { readonly use_stripe_sdk: { readonly challenge: string } } | null };

/** A browser's part that happy-dom lacks: fonts. */
export function standInFonts(): void {
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });
}

/** Nothing lies outside a view that has no size: whatever is watched is seen. */
export function standInView(): void {
  class SeenAtOnce {
    constructor(private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
    observe = (): void => queueMicrotask(() => this.tell([{ isIntersecting: true }]));
    disconnect = (): void => undefined;
  }
  Object.assign(window, { IntersectionObserver: SeenAtOnce });
}

/**
 * Stripe's script as far as the page uses it, without its frame, which takes a browser: the card is as good as typed once
 * the element is there. What the frame would send to the bank for it is really sent, and so is the code that passes the
 * bank's challenge. `numberOf` returns the number of the card.
 */
export function standInStripe({ bankUrl }: Server, numberOf = () => '4242424242424242'): void {
  const card = { month: 12, year: 2030, code: '123' };
  const unused = (): never => {
    throw new Error('The page has no use for this part of Stripe.');
  };
  const send = async (key: string, path: string, body: object): Promise<string> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const url = `${bankUrl}/stripe/${path}`;
    return (await exchange({ method: 'POST', url, headers, body: JSON.stringify(body) })).text;
  };
  const post = async (key: string, path: string, body: object): Promise<unknown> =>
    JSON.parse(await send(key, `v1/${path}`, body));
  const confirm = async (key: string, { clientSecret, confirmParams }: Confirmed): Promise<object> => {
    const body = { client_secret: clientSecret, payment_method: confirmParams.payment_method };
    const path = `payment_intents/${clientSecret.split('_secret_')[0]}/confirm`;
    const paymentIntent = (await post(key, path, body)) as Challenged;
    const challenge = paymentIntent.next_action?.use_stripe_sdk.challenge;
    if (challenge === undefined) return { paymentIntent };
    await send(key, `challenge/${challenge}/return`, { answer: 'confirm', code: '123456' });
    return { paymentIntent: await post(key, path, body) }; // a confirmed payment is returned as it is
  };
  const Stripe = (key: string): object => ({
    elements: () => cardElements(),
    createPaymentMethod: async () => ({
      paymentMethod: await post(key, 'payment_methods', { number: numberOf(), ...card }),
    }),
    createToken: async () => ({ token: await post(key, 'tokens', { cvc_update: { cvc: card.code } }) }),
    confirmPayment: (confirmed: Confirmed) => confirm(key, confirmed),
    confirmCardPayment: unused,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  });
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
}

function cardElements(): object {
  const listeners = new Map<string, Listener>();
  const element = {
    on: (event: string, listener: Listener) => void listeners.set(event, listener),
    off: (event: string) => void listeners.delete(event),
    mount() {
      queueMicrotask(() => {
        listeners.get('ready')?.({});
        listeners.get('change')?.({ complete: true });
      });
    },
    update: () => undefined,
    destroy: () => undefined,
  };
  return { create: () => element, getElement: () => element, update: () => undefined, submit: async () => ({}) };
}
