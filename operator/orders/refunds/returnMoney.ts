import type { MoneyBack } from '../../../schemas/generated/wire';
import { ApiError } from '../../contract/apiError';
import { lockCustomer } from '../../customers/customers';
import type { InTransaction } from '../../database/database';
import { cardPayments } from './cardPayments';
import { giveBack } from './giveBack';
import { moneyBack } from './refundAnswer';
import { splitBack, type Back, type Owed, type RefundTo } from './splitBack';

/** A thing that a customer cancels, with what was paid for it. */
export type Cancelled = Owed & {
  readonly customerId: string;
  /** Null for a thing that was not bought here. */
  readonly orderId: string | null;
  /** Gives money back once. */
  readonly cause: { readonly booking_id: string } | { readonly membership_id: string };
  /** The name of the thing, and the line that the customer's receipt of the refund has for it. */
  readonly name: string;
  readonly line: string;
};

type Returning = {
  readonly to: RefundTo;
  /** The parts that the page told of; undefined where a caller shows nothing. */
  readonly agreed: Back | undefined;
  readonly now: Date;
};

/**
 * Returns the money for what is cancelled, in the caller's transaction: the card's part is written down here and asked for
 * at the bank once the transaction has ended, all else is credit at once. Whoever returns money of a customer's orders
 * waits for the others here, so that never more goes back than was paid. Throws 409 if the customer was told other parts.
 */
export async function returnMoney(
  queries: InTransaction,
  { customerId, orderId, cause, name, line, ...owed }: Cancelled,
  { to, agreed, now }: Returning,
): Promise<MoneyBack | null> {
  await lockCustomer(queries, customerId);
  const paid = orderId === null ? undefined : (await cardPayments(queries, [orderId])).get(orderId);
  const back = splitBack(owed, paid, to);
  if (agreed && (agreed.card !== back.card || agreed.credit !== back.credit))
    throw new ApiError(409, 'What comes back has changed. Please check the amounts and try again.');
  if (paid && back.card > 0)
    await queries
      .insertInto('card_refunds')
      .values({ customer_id: customerId, attempt_id: paid.attemptId, ...cause, name, line, amount: back.card })
      .execute();
  const { membershipCredit } = owed;
  await giveBack(queries, customerId, { name, line, amount: back.credit, membershipCredit, as: 'Credit' }, now);
  return moneyBack(back, paid);
}
