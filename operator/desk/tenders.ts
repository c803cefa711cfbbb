import type { Tender } from '../../schemas/generated/wire';
import { pence, type Pence } from '../../src/ground/core/money';
import { priceText } from '../pricing/prices';

export type Settled = {
  readonly kind: 'settled';
  /** The amount that each tender pays; change is already subtracted from the cash. */
  readonly payments: readonly Tender[];
  readonly changeDue: Pence;
};
export type Unsettled = { readonly kind: 'refused'; readonly message: string };

/** The most change that a till gives, in pence: more is a slip of the hand. */
const mostChange = 10_000;

/** The tenders that carry a number, by what a message calls them. */
const numbered: Partial<Record<Tender['tender_type'], string>> = { cheque: 'cheque', 'offline-voucher': 'voucher' };

/**
 * Checks that payments at the desk add up to the total, and works out the change. Only cash gives change: a cheque,
 * voucher or credit must not exceed the amount due, and cheques and vouchers have their numbers. `credit` is the most that credit may pay.
 */
export function settleTenders(total: Pence, payments: readonly Tender[], credit: Pence): Settled | Unsettled {
  const sumOf = (...types: readonly Tender['tender_type'][]): number =>
    payments.filter(({ tender_type }) => types.includes(tender_type)).reduce((sum, { amount }) => sum + amount, 0);
  const howMany = (type: Tender['tender_type']): number =>
    payments.filter(({ tender_type }) => tender_type === type).length;
  if (howMany('card') > 0) return refusal('A card is not taken here.');
  if (payments.some(({ amount }) => amount < 1)) return refusal('Every payment must be more than nothing.');
  const unnumbered = payments.find(({ tender_type, number }) => tender_type in numbered && !number?.trim());
  if (unnumbered) return refusal(`Enter the number on the ${numbered[unnumbered.tender_type]}.`);
  const twice = payments.find(
    (payment, index) =>
      payment.tender_type in numbered && payments.slice(0, index).some((earlier) => isSameNumber(earlier, payment)),
  );
  if (twice) return refusal(`The ${numbered[twice.tender_type]} ${twice.number?.trim()} is in this order already.`);
  if (howMany('cash') > 1) return refusal('Cash can be added once.');
  if (howMany('credit') > 1) return refusal('Credit can be added once.');
  if (sumOf('credit') > credit) return refusal(`At most ${priceText(credit)} of credit can be used on this order.`);
  const exact = sumOf('cheque', 'offline-voucher', 'credit');
  if (exact > total) return refusal('Only cash gives change: the other payments come to more than the total.');
  const cash = sumOf('cash');
  const changeDue = pence(exact + cash - total);
  if (changeDue < 0) return refusal(`Take ${priceText(pence(0 - changeDue))} more to complete this order.`);
  if (changeDue > mostChange)
    return refusal(
      `Check the cash: it would need ${priceText(changeDue)} of change, and a till gives up to ${priceText(pence(mostChange))}.`,
    );
  const kept = payments.map(({ tender_type, amount, number }) => ({
    tender_type,
    amount: tender_type === 'cash' ? amount - changeDue : amount,
    ...(tender_type in numbered && number !== undefined ? { number: number.trim() } : {}),
  }));
  return { kind: 'settled', payments: kept.filter(({ amount }) => amount > 0), changeDue };
}

function isSameNumber(a: Tender, b: Tender): boolean {
  return a.tender_type === b.tender_type && a.number?.trim() === b.number?.trim();
}

function refusal(message: string): Unsettled {
  return { kind: 'refused', message };
}
