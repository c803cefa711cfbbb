import { sql, type Selectable } from 'kysely';
import { dateOf, formatLongDate } from '../../../src/ground/core/dates';
import { openStates } from '../../carts/openAttempt';
import { dateColumn } from '../../database/dateColumn';
import type { InTransaction, Queries } from '../../database/database';
import type { PromotionTable } from '../../database/tables/catalogue';

type Promotion = Selectable<PromotionTable>;

/** The customer who wants to use a promotion, and the cart for it. Nobody else gets its last use until `lockIn` ends. */
export type PromotionUser = {
  readonly testId: string;
  readonly customerId: string | undefined;
  readonly cartId?: string;
  readonly now: Date;
  readonly lockIn?: InTransaction;
};

/**
 * Returns the reason why a promotion can't be used now, for the customer, or undefined. A purchase uses it from the
 * moment at which its payment begins, so a payment has to lock it, in the transaction in which it begins.
 */
export async function promotionRefusal(
  queries: Queries,
  { id, stock, per_customer, ...period }: Promotion,
  user: PromotionUser,
): Promise<string | undefined> {
  const outside = periodRefusal(period, user.now);
  if (outside !== undefined || (stock === null && per_customer === null)) return outside;
  if (user.lockIn) await lockPromotion(user.lockIn, id);
  const uses = await usesOf(queries, id, user);
  if (per_customer !== null && uses.own >= per_customer) return 'You have used this promo code before.';
  return stock !== null && uses.all >= stock ? 'This promo code has been used up.' : undefined;
}

async function lockPromotion(queries: InTransaction, id: number): Promise<void> {
  await queries.selectFrom('promotions').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

function periodRefusal(
  { starts_on, ends_on }: Pick<Promotion, 'starts_on' | 'ends_on'>,
  now: Date,
): string | undefined {
  const today = dateOf(now);
  if (starts_on !== null && today < starts_on)
    return `This promo code can be used from ${formatLongDate(dateColumn(starts_on))}.`;
  if (ends_on !== null && today > ends_on) return `This promo code ended on ${formatLongDate(dateColumn(ends_on))}.`;
  return undefined;
}

/** Counts the other purchases that use a promotion: those that are paid, and those that are being paid. */
async function usesOf(
  queries: Queries,
  promotionId: number,
  { testId, customerId, cartId }: PromotionUser,
): Promise<{ readonly all: number; readonly own: number }> {
  const isOwn = sql<boolean>`carts.customer_id = ${customerId ?? null}`;
  const { all, own } = await queries
    .selectFrom('carts')
    .select(({ fn }) => [fn.countAll().as('all'), fn.countAll().filterWhere(isOwn).as('own')])
    .where('promotion_id', '=', promotionId)
    .where('test_id', '=', testId)
    .$if(cartId !== undefined, (query) => query.where('id', '!=', cartId ?? ''))
    .where((where) =>
      where.or([
        where('state', '=', 'paid'),
        where.exists(
          where
            .selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('payment_attempts.cart_id', '=', 'carts.id')
            .where('payment_attempts.state', 'in', openStates),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { all: Number(all), own: Number(own) };
}
