import { exchange } from './exchange';
import type { Server } from './startServer';

type Listener = (event: object) => void;

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
 * the element is there. What the frame would send to the bank for it is really sent.
 */
export function standInStripe({ bankUrl }: Server): void {
  const card = { number: '4242424242424242', month: 12, year: 2030, code: '123' };
  const unused = (): never => {
    throw new Error('The page has no use for this part of Stripe.');
  };
  const post = async (key: string, path: string, body: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const url = `${bankUrl}/stripe/v1/${path}`;
    const { text } = await exchange({ method: 'POST', url, headers, body: JSON.stringify(body) });
    return JSON.parse(text);
  };
  const Stripe = (key: string): object => ({
    elements: () => cardElements(),
    createPaymentMethod: async () => ({ paymentMethod: await post(key, 'payment_methods', card) }),
    createToken: async () => ({ token: await post(key, 'tokens', { cvc_update: { cvc: card.code } }) }),
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
