// @vitest-environment happy-dom
import { loadStripe } from '@stripe/stripe-js/pure';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentSession } from '../../kit/api/checkout';
import { opayo } from './opayo/opayo';
import { ProviderFailure, type CardProvider } from './provider';
import { ryft } from './ryft/ryft';
import { stripe } from './stripe/stripe';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn(() => Promise.resolve(null)) }));

const adapters = { Stripe: stripe, Opayo: opayo, Ryft: ryft } as const;
const globals = { Stripe: 'Stripe', Opayo: 'sagepayCheckout', Ryft: 'Ryft' } as const;
type Name = keyof typeof adapters;

/** The outcome of a script that the page inserts. */
type Fate = 'loads' | 'defines nothing' | 'is not found' | 'hangs';
let inserted: HTMLScriptElement[] = [];
let fates: Fate[] = [];
let scripts = 0;

/** Returns a session that a provider's script can be loaded for, at an address of its own. */
function sessionOf(change: Partial<PaymentSession> = {}, configuration: object = {}): PaymentSession {
  scripts += 1;
  const url = `https://card.example/${scripts}`;
  return {
    paymentProvider: 'any',
    paymentProviderConfiguration: { mode: 'test', url, publishableKey: 'pk', publicKey: 'pk', ...configuration },
    clientSecret: 'cs',
    sessionKey: 'sk',
    paymentSessionId: 'ps',
    amount: { raw: 1, formatted: '', decimal: '' },
    ...change,
  };
}

/** Returns the text of the failure to load; `undefined` if the script has loaded. */
async function failureOf(provider: CardProvider, session: PaymentSession): Promise<string | undefined> {
  try {
    await provider.load(session);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return error.message;
  }
}

function without(key: keyof PaymentSession): Partial<PaymentSession> {
  return { [key]: undefined }; // as a response that lacks the field
}

beforeEach(() => {
  [inserted, fates] = [[], []];
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('Only scripts are expected.');
    inserted.push(script);
    const fate = fates.shift() ?? 'loads';
    if (fate === 'loads') for (const name of Object.values(globals)) Reflect.set(window, name, {});
    if (fate === 'is not found') script.onerror?.('');
    else if (fate !== 'hangs') script.onload?.(new Event('load'));
  });
});

afterEach(() => {
  for (const name of Object.values(globals)) Reflect.deleteProperty(window, name);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('loading a card provider', () => {
  it.each<[Name, string, Partial<PaymentSession>, object, string]>([
    ['Stripe', 'publishable key', {}, { publishableKey: undefined }, 'No publishable key found'],
    ['Stripe', 'secret', without('clientSecret'), {}, 'Invalid payment session. Please refresh and try again.'],
    ['Opayo', 'session key', without('sessionKey'), {}, 'Invalid payment session. Please refresh and try again.'],
    ['Ryft', 'public key', {}, { publicKey: undefined }, 'No publishable key found'],
    ['Ryft', 'session', without('paymentSessionId'), {}, 'Payment session ID not found. Please refresh and try again.'],
    ['Ryft', 'secret', without('clientSecret'), {}, 'Invalid payment session. Please refresh and try again.'],
  ])('%s fails without a %s, before any script is asked for', async (name, _what, change, configuration, text) => {
    expect(await failureOf(adapters[name], sessionOf(change, configuration))).toBe(text);
    expect(inserted).toEqual([]);
  });

  it.each<[Name, Fate, string]>([
    ['Stripe', 'is not found', 'Failed to initialize payment form'],
    ['Stripe', 'defines nothing', 'Failed to initialize payment form'],
    ['Stripe', 'hangs', 'Failed to initialize payment form'],
    ['Opayo', 'is not found', 'Opayo payment form not loaded. Please try again later.'],
    ['Opayo', 'defines nothing', 'Opayo payment form not loaded. Please try again later.'],
    ['Opayo', 'hangs', 'Opayo payment form not loaded. Please try again later.'],
    ['Ryft', 'is not found', 'Failed to load Ryft SDK'],
    ['Ryft', 'defines nothing', 'Ryft SDK failed to load'],
    ['Ryft', 'hangs', 'Ryft SDK failed to load'],
  ])('%s fails when its script %s, and loads at the next try', async (name, fate, text) => {
    const session = sessionOf();
    fates = [fate];
    const failed = failureOf(adapters[name], session);
    await vi.advanceTimersByTimeAsync(9999);
    const seen = vi.fn();
    void failed.then(seen);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.mock.calls, 'a script has ten seconds').toEqual(fate === 'hangs' ? [] : [[text]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toBe(text);
    expect(await failureOf(adapters[name], session)).toBeUndefined();
    expect(inserted.map(({ src }) => src.replace(/^[^?]*/, ''))).toEqual(['', '?try=2']);
  });

  it('says so where Stripe’s own loader fails', async () => {
    vi.mocked(loadStripe).mockRejectedValueOnce(new Error('x'));
    expect(await failureOf(stripe, sessionOf())).toBe('Failed to initialize payment form');
  });
});
