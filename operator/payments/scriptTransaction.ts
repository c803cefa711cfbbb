import type { OpenedTransaction } from '../../schemas/generated/wire';
import { ApiError } from '../contract/apiError';
import { busy, isOpen } from '../carts/openAttempt';
import type { Attempt } from '../database/tables/payments';
import { claim } from './claim';
import { providerOf, type Payment } from './payment';
import type { Agreed } from '../orders/shop';
import { openAtProvider } from './sessions';
import { settle } from './settle';

/**
 * Marks a session as being paid, before the provider's own script asks for the money. A session takes one payment, so
 * every tab gets the same transaction for it.
 */
export async function openTransaction(payment: Payment, sessionId: string, agreed: Agreed): Promise<OpenedTransaction> {
  const { db } = payment;
  const { cart } = await payment.shop.open(db, payment);
  const attempts = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('cart_id', '=', cart.id)
    .where('provider_reference', '=', sessionId)
    .orderBy('created_at', 'desc')
    .execute();
  const latest = attempts[0];
  if (!latest || providerOf(payment, latest).takenBy !== 'script')
    throw new ApiError(409, 'Payment session ID not found. Please refresh and try again.');
  const standing = isOpen(latest) ? await settle(db, providerOf(payment, latest), latest) : latest;
  if (standing.state === 'authorising') return opened(standing);
  if (isOpen(standing)) throw busy();
  const prepared = standing.state === 'prepared' ? standing : await tryAgain(payment, standing, sessionId);
  // The provider's own form asks the customer whether to keep the card; what it kept stands in its answer.
  return opened(await claim(payment, prepared, agreed, { save_card: payment.savedCards }));
}

/** Opens a new attempt for a session whose last attempt failed. */
async function tryAgain(payment: Payment, failed: Attempt, sessionId: string): Promise<Attempt> {
  const { cart, due } = await payment.shop.open(payment.db, payment);
  const { attempt } = await openAtProvider(payment, providerOf(payment, failed), cart.id, due);
  if (attempt.provider_reference === sessionId) return attempt;
  throw new ApiError(409, 'Payment session ID not found. Please refresh and try again.');
}

function opened({ id, amount }: Attempt): OpenedTransaction {
  return { transaction_uuid: id, amount };
}
