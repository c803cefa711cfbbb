import type { Wire } from '../../schemas/generated/wire';
import { priceText } from '../pricing/prices';
import { refused } from '../contract/apiError';
import type { InTransaction } from '../database/database';
import { busy, openAttempt } from '../carts/openAttempt';
import { checkAgreed } from '../payments/claim';
import { loadBasket } from '../bookings/basket/basket';
import { basketShop, payableBasket } from '../bookings/sale/basketShop';
import { lockBasket, type Change } from '../bookings/basket/changeBasket';
import { creditParts, creditsOf } from '../bookings/basket/credits';
import { settleTenders } from './tenders';
import { dayOfTill, ownVenueId } from './till/tillDays';

type Paid = Wire['payAtDesk']['answer'];

type SentFrom = {
  readonly seenVersion: string | undefined;
  readonly requestKey: string | undefined;
  /** The slug of the tablet's own centre, in whose till the money lies. */
  readonly tillVenue: string | undefined;
};

/** Turns the basket of the customer at the desk into an order, in the caller's transaction. */
export async function payAtDesk(
  queries: InTransaction,
  { owner, now, holdMinutes }: Omit<Change, 'db'>,
  agreed: Wire['payAtDesk']['body'],
  { seenVersion, requestKey, tillVenue }: SentFrom,
): Promise<Paid> {
  const { customer, staff } = owner;
  if (!customer || !staff) throw refused({ selectedUserId: ['Select a customer first.'] });
  const cart = await lockBasket(queries, owner);
  const basket = await loadBasket(queries, owner, cart);
  const credits = await creditsOf(queries, basket);
  const settled = settleTenders(basket.total, agreed.payments, credits.applicable);
  const credit = agreed.payments
    .filter(({ tender_type }) => tender_type === 'credit')
    .reduce((sum, { amount }) => sum + amount, 0);
  const payable = await payableBasket(queries, basket, { credits, credit }, { now, holdMinutes });
  if (await openAttempt(queries, payable.cart.id)) throw busy();
  if (payable.refusal) throw payable.refusal;
  if (settled.kind === 'refused') throw refused({ payments: [settled.message] });
  // An order that costs nothing is no contract of sale: its terms are not asked for, its waivers are.
  checkAgreed(payable.due + credit === 0 ? { ...payable, terms: [] } : payable, agreed, seenVersion);
  await payable.secure(queries);
  const venueId = await ownVenueId(queries, tillVenue, basket.items[0]?.venue.id);
  const tillDayId = await dayOfTill(queries, { venueId, staff, now });
  const orderId = await basketShop.place(queries, customer, payable.cart, {
    total: basket.total,
    payments: settled.payments,
    membershipCredit: creditParts(credits, credit).membership,
    acceptedTerms: agreed.terms,
    completedWaivers: agreed.completed_waivers,
    ...(requestKey === undefined ? {} : { requestKey }),
    desk: { soldBy: staff.id, changeDue: settled.changeDue, tillDayId },
  });
  return {
    complete_order_id: orderId,
    change_due: settled.changeDue,
    formatted_change_due: priceText(settled.changeDue),
    print_receipt: basket.items.some(({ row }) => row.enable_print_receipt),
  };
}
