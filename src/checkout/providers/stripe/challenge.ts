import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentSession, Transaction } from '../../../kit/api/checkout';
import type { ChallengeResult } from '../provider';
import { stripeMessages } from './stripeTexts';

/**
 * Confirms the payment on the page, where Stripe's script shows the bank's challenge. The server captures manually, so the
 * status `requires_capture` means success.
 */
export async function confirmOnPage(
  { paymentProviderConfiguration: { publishableKey = '' } }: PaymentSession,
  { clientSecret = '', scaData, returnUrl = '' }: Transaction,
): Promise<ChallengeResult> {
  try {
    const stripe = await loadStripe(publishableKey);
    if (!stripe) return { ok: false, message: stripeMessages.notHandled };
    const method = scaData?.payment_method;
    const { paymentIntent, error } = await stripe.confirmPayment({
      clientSecret,
      confirmParams: { return_url: returnUrl, ...(method === undefined ? {} : { payment_method: method }) },
      redirect: 'if_required',
    });
    if (error) return { ok: false, message: error.message ?? stripeMessages.notAuthenticated };
    return paymentIntent.status === 'requires_capture'
      ? { ok: true, result: paymentIntent.status }
      : { ok: false, message: `SCA failed or canceled with status ${paymentIntent.status}` };
  } catch {
    return { ok: false, message: stripeMessages.notHandled };
  }
}
