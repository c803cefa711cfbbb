import type { Attempt, Challenge, PaidCard } from '../../database/tables/payments';
import type { Customer } from '../../contract/calls';
import { operator } from '../../setup/operator';
import { callsTo } from '../http';
import type { Outcome, PaymentProvider } from '../provider';
import { stripeRefunds } from './stripeRefunds';

export type StripeAccount = {
  /** The addresses of the API for this server and of the script for the page. */
  readonly apiUrl: string;
  readonly scriptUrl: string;
  readonly secretKey: string;
  readonly publishableKey: string;
};

type Card = {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
};
type StripeError = {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly charge?: string;
  readonly payment_method?: { readonly id: string };
};
type Intent = {
  readonly id?: string;
  readonly amount?: number;
  readonly client_secret?: string;
  readonly status?: string;
  readonly payment_method?: { readonly id: string; readonly card?: Card } | string | null;
  readonly last_payment_error?: StripeError | null;
  readonly error?: StripeError & { readonly payment_intent?: Intent };
};

/**
 * The statuses with which Stripe itself decides about a payment: done, wrong request, declined card. Source: Stripe's
 * API, "Errors".
 */
const decides: readonly number[] = [200, 400, 402];

/** Connects to Stripe with manual capture: confirming holds the money, making the order captures it. */
export function stripeProvider({ apiUrl, scriptUrl, secretKey, publishableKey }: StripeAccount): PaymentProvider {
  const call = callsTo<Intent>(`${apiUrl}/stripe/v1/payment_intents`, `Bearer ${secretKey}`);
  const reference = ({ provider_reference }: Attempt): string => provider_reference ?? '';

  /** Finds the earlier attempt's intent if it still accepts another card. */
  const reusable = async (earlier: Attempt | undefined): Promise<Intent | undefined> => {
    if (!earlier?.provider_reference) return undefined;
    const { body } = await call(`/${earlier.provider_reference}`);
    return body.status === 'requires_payment_method' ? body : undefined;
  };

  return {
    name: 'Stripe',
    takenBy: 'token',
    configuration: { mode: 'test', url: scriptUrl, publishable_key: publishableKey },

    async prepare(attempt, customer, earlier) {
      const intent = (await reusable(earlier)) ?? (await call('', intentRequest(attempt, customer), attempt.id)).body;
      if (!intent.id || !intent.client_secret)
        throw new Error(`Stripe opened no payment intent: ${intent.error?.code}.`);
      const session = { client_secret: intent.client_secret, setup_intent_id: intent.id };
      return { reference: intent.id, session, earlierError: markOf(intent) };
    },

    async authorise(attempt, _customer, { body, savedCard }) {
      const request = {
        payment_method: savedCard ?? body.payment_method_id ?? '',
        // A card whose bank wants to hear from the customer is then confirmed on the page.
        error_on_requires_action: true,
        ...(attempt.save_card ? { setup_future_usage: 'on_session' } : {}),
        ...(body.token === undefined ? {} : { payment_method_options: { card: { cvc_token: body.token } } }),
      };
      const { status, body: answer } = await call(`/${reference(attempt)}/confirm`, request, `${attempt.id}:confirm`);
      if (!decides.includes(status)) throw new Error(`Stripe answered ${status} to a confirmation.`);
      return intentOutcome(answer.error ? { ...answer, last_payment_error: answer.error } : answer);
    },

    async inquire(attempt) {
      const { body: intent } = await call(`/${reference(attempt)}`);
      const isOfBefore = markOf(intent) === (attempt.earlier_error ?? undefined);
      return intentOutcome(isOfBefore ? { ...intent, last_payment_error: null } : intent);
    },

    async capture(attempt) {
      const { body } = await call(`/${reference(attempt)}/capture`, {}, `${reference(attempt)}:capture`);
      if (body.status !== 'succeeded' && (await call(`/${reference(attempt)}`)).body.status !== 'succeeded')
        throw new Error(`Stripe did not capture ${reference(attempt)}: ${body.error?.code}.`);
    },

    async cancel(attempt) {
      await call(`/${reference(attempt)}/cancel`, {});
    },

    ...stripeRefunds(apiUrl, `Bearer ${secretKey}`),
  };
}

function intentRequest({ id, amount }: Attempt, { reference }: Customer): object {
  return {
    amount,
    currency: operator.currency.code.toLowerCase(),
    capture_method: 'manual',
    customer: reference,
    metadata: { attempt: id },
  };
}

/**
 * Returns a mark by which an intent's last error is recognised. The error stays on the intent until the next card is
 * tried.
 */
function markOf({ last_payment_error: error }: Intent): string | undefined {
  return error ? [error.code, error.decline_code, error.charge, error.payment_method?.id].join(' ') : undefined;
}

/** Reads the outcome of a payment from its intent, or from the refusal to confirm it. */
function intentOutcome(intent: Intent): Outcome {
  const { status, last_payment_error: error, client_secret } = { ...intent.error?.payment_intent, ...intent };
  const card = paidCard(intent);
  switch (status) {
    case 'requires_capture':
      return { kind: 'authorised', ...card };
    case 'succeeded':
      return { kind: 'captured', ...card };
    case 'requires_action':
      return { kind: 'challenge', challenge: onThePage(intent, client_secret) };
    case 'canceled':
      return { kind: 'declined', code: 'canceled', message: 'This payment was cancelled.' };
    default:
  }
  if (!error) return { kind: 'none' };
  if (error.code === 'authentication_required')
    return { kind: 'challenge', challenge: onThePage(intent, client_secret) };
  const { code, decline_code, message } = error;
  const details = `Stripe: ${[code, decline_code].filter(Boolean).join(', ')}`;
  return { kind: 'declined', code: decline_code ?? code, message, details };
}

/** Returns the data with which the page confirms the payment through Stripe's own script. */
function onThePage({ payment_method, last_payment_error }: Intent, client_secret = ''): Challenge {
  const id =
    last_payment_error?.payment_method?.id ??
    (typeof payment_method === 'string' ? payment_method : payment_method?.id);
  return { client_secret, ...(id === undefined ? {} : { data: { payment_method: id } }) };
}

function paidCard({ payment_method }: Intent): { readonly card?: PaidCard } {
  if (!payment_method || typeof payment_method === 'string' || !payment_method.card) return {};
  const { brand, last4, exp_month, exp_year } = payment_method.card;
  const expires = `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`;
  const card_type = brand.charAt(0).toUpperCase() + brand.slice(1);
  return { card: { card_type, last_four: last4, expires, external_identifier: payment_method.id } };
}
