import type { AccountBooking } from '../../schemas/generated/wire';
import { bookingOf, cancelBooking } from '../bookings/sale/customerBookings';
import type { CallRequest, Customer } from '../contract/calls';
import type { Settings } from '../contract/settings';
import type { Back, RefundTo } from '../orders/refunds/splitBack';
import type { Providers } from '../payments/provider';
import { refundSoon } from '../payments/refunds/settleRefunds';

/** The things that a call needs which returns money. */
export type Refunding = {
  readonly providers: Providers;
  /** The config's rule, which one test's settings may override. */
  readonly refundTo: RefundTo;
};

export function refundTo(refunding: Pick<Refunding, 'refundTo'>, settings: Settings): RefundTo {
  return settings.refundTo ?? refunding.refundTo;
}

type Cancelling = Pick<CallRequest<'cancelBooking' | 'staffCancelBooking'>, 'db' | 'settings' | 'body' | 'now'>;

/** Cancels a booking for a customer, and then asks the bank for the card's part of the money. */
export async function cancelAndRefund(
  { db, settings, body, now }: Cancelling,
  refunding: Refunding,
  customer: Customer,
  bookingId: string,
): Promise<AccountBooking> {
  const to = refundTo(refunding, settings);
  await cancelBooking(db, customer, { bookingId, agreed: agreedOf(body), to }, now);
  const asking = { customerId: customer.id, now, to };
  const booking = await bookingOf(db, asking, bookingId);
  const refund = booking.refunded?.card;
  if (refund?.state !== 'requested') return booking;
  await refundSoon({ db, providers: refunding.providers }, refund.id);
  return bookingOf(db, asking, bookingId);
}

function agreedOf({ refund_to_card: card, refund_as_credit: credit }: Cancelling['body']): Back | undefined {
  return card === undefined || credit === undefined ? undefined : { card, credit };
}
