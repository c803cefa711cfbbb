import { ApiError } from '../../contract/apiError';
import type { Attempt } from '../../database/tables/payments';
import { operator } from '../../setup/operator';
import { callsTo } from '../http';
import type { Outcome, PaymentProvider } from '../provider';
import { ryftRefunds } from './ryftRefunds';

export type RyftAccount = {
  readonly apiUrl: string;
  readonly scriptUrl: string;
  readonly secretKey: string;
  readonly publicKey: string;
};

type Session = {
  readonly id?: string;
  readonly clientSecret?: string;
  readonly amount?: number;
  readonly status?: string;
  readonly lastError?: string | null;
  readonly lastUpdatedTimestamp?: number;
  readonly paymentMethod?: {
    readonly tokenizedDetails?: { readonly id: string; readonly stored: boolean };
    readonly card?: { readonly scheme: string; readonly last4: string; readonly expiry?: string };
  };
};

/** Ryft with manual capture: its script takes the payment on the page, and what it holds is taken here. */
export function ryftProvider({ apiUrl, scriptUrl, secretKey, publicKey }: RyftAccount): PaymentProvider {
  const call = callsTo<Session>(`${apiUrl}/ryft/v1/payment-sessions`, secretKey);
  const reference = ({ provider_reference }: Attempt): string => provider_reference ?? '';

  /** A session that has taken nothing yet takes another try. */
  const reusable = async (attempt: Attempt | undefined): Promise<Session | undefined> => {
    if (!attempt?.provider_reference) return undefined;
    const { body } = await call(`/${attempt.provider_reference}`);
    return body.status === 'PendingPayment' ? body : undefined;
  };

  return {
    name: 'Ryft',
    takenBy: 'script',
    configuration: { mode: 'test', url: scriptUrl, public_key: publicKey },

    async prepare(attempt, customer, earlier) {
      const request = {
        amount: attempt.amount,
        currency: operator.currency.code,
        captureFlow: 'Manual',
        customerDetails: { id: customer.reference },
        metadata: { attempt: attempt.id },
      };
      const session =
        (await reusable(attempt)) ?? (await reusable(earlier)) ?? (await call('', request, attempt.id)).body;
      if (!session.id || !session.clientSecret) throw new Error('Ryft opened no payment session.');
      return {
        reference: session.id,
        session: { payment_session_id: session.id, client_secret: session.clientSecret },
        earlierError: markOf(session),
      };
    },

    authorise() {
      return Promise.reject(new ApiError(422, 'This payment is taken on the page.'));
    },

    async inquire(attempt) {
      const { body: session } = await call(`/${reference(attempt)}`);
      const isOfBefore = markOf(session) === (attempt.earlier_error ?? undefined);
      return sessionOutcome(isOfBefore ? { ...session, lastError: null } : session);
    },

    async capture(attempt) {
      const { body } = await call(`/${reference(attempt)}/captures`, { amount: attempt.amount });
      if (body.status !== 'Captured' && (await call(`/${reference(attempt)}`)).body.status !== 'Captured')
        throw new Error(`Ryft did not capture ${reference(attempt)}.`);
    },

    async cancel(attempt) {
      await call(`/${reference(attempt)}/voids`, {});
    },

    ...ryftRefunds(apiUrl, secretKey),
  };
}

/** A session's last error, to know it again: it stays there until the next card is tried. */
function markOf({ lastError, lastUpdatedTimestamp }: Session): string | undefined {
  return lastError ? `${lastError} ${lastUpdatedTimestamp ?? ''}` : undefined;
}

/** A decline is no status of its own: the session waits for a card again and says why in `lastError`. */
function sessionOutcome({ status, lastError, paymentMethod }: Session): Outcome {
  const { tokenizedDetails: token, card } = paymentMethod ?? {};
  const paid = card
    ? {
        card: {
          card_type: card.scheme,
          last_four: card.last4,
          expires: card.expiry ?? null,
          external_identifier: token?.stored === true ? token.id : null,
        },
      }
    : {};
  if (status === 'Approved') return { kind: 'authorised', ...paid };
  if (status === 'Captured') return { kind: 'captured', ...paid };
  if (status === 'Voided') return { kind: 'declined', code: 'voided', message: 'This payment was cancelled.' };
  if (!lastError) return { kind: 'none' };
  return { kind: 'declined', code: lastError, message: 'Payment was declined', details: `Ryft: ${lastError}` };
}
