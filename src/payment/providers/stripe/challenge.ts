import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentSession, Transaction } from '../../../api/checkout';
import type { ChallengeResult } from '../provider';
import { stripeMessages } from './stripeTexts';

/**
 * Confirms the payment on the page, where Stripe's script lets the customer answer the bank. The server holds the money
 * by hand, so a payment that waits to be captured has gone well.
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
