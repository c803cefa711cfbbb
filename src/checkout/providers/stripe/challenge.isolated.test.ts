import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentSession, Transaction } from '../../../kit/api/checkout';
import { confirmOnPage } from './challenge';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }));

const session: PaymentSession = {
  paymentProvider: 'Stripe',
  paymentProviderConfiguration: { mode: 'test', url: '', publishableKey: 'pk_1' },
  amount: { raw: 1, formatted: '', decimal: '' },
};
const transaction: Transaction = {
  transactionUuid: 't',
  transactionStatus: 'sca_required',
  clientSecret: 'pi_1_secret_1',
  returnUrl: 'https://shop.example/checkout',
  scaData: { payment_method: 'pm_1' },
};

/** Stripe whose confirmation comes to that. */
function stripeThat(confirmPayment: () => unknown): void {
  vi.mocked(loadStripe).mockResolvedValue({ confirmPayment } as unknown as Stripe);
}

describe('a challenge in Stripe’s window', () => {
  it('confirms the payment of the secret with the card that was chosen, and never leaves the page', async () => {
    const confirm = vi.fn(() => Promise.resolve({ paymentIntent: { status: 'requires_capture' } }));
    stripeThat(confirm);
    expect(await confirmOnPage(session, transaction)).toEqual({ ok: true, result: 'requires_capture' });
    expect(confirm).toHaveBeenCalledExactlyOnceWith({
      clientSecret: 'pi_1_secret_1',
      confirmParams: { return_url: 'https://shop.example/checkout', payment_method: 'pm_1' },
      redirect: 'if_required',
    });
  });

  it.each([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ])('has failed with status %s', async (status) => {
    stripeThat(() => Promise.resolve({ paymentIntent: { status } }));
    expect(await confirmOnPage(session, transaction)).toEqual({
      ok: false,
      message: `SCA failed or canceled with status ${status}`,
    });
  });

  it.each<[string, () => unknown, string]>([
    ['what Stripe says', () => Promise.resolve({ error: { message: 'No.' } }), 'No.'],
    ['our words where Stripe has none', () => Promise.resolve({ error: {} }), 'Payment authentication failed'],
    ['that it could not be handled', () => Promise.reject(new Error('x')), 'SCA handling failed'],
  ])('tells %s', async (_name, confirm, message) => {
    stripeThat(confirm);
    expect(await confirmOnPage(session, transaction)).toEqual({ ok: false, message });
  });
});
