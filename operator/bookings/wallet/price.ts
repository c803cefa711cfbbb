import type { PaidBy, Person } from '../../../schemas/generated/wire';
import { pence, type Pence } from '../../../src/ground/core/money';
import type { PayWith } from '../../database/tables/carts';
import type { PricingOptionRow } from '../../database/tables/bookings';
import type { OfferRow } from '../offers/slots';
import { ageRefusal } from '../../customers/people';
import type { BenefitRow, PackageRow, Visit, Wallet } from './Wallet';

export type PlacePrice = {
  /** The amount to pay in money or credit. */
  readonly price: Pence;
  readonly fullPrice: Pence;
  readonly paidBy: PaidBy;
  readonly benefit: BenefitRow | undefined;
  readonly package: PackageRow | undefined;
  /** The benefit and package that could pay but are not chosen. */
  readonly offered: { readonly benefit: BenefitRow | undefined; readonly package: PackageRow | undefined };
};

export type Priced = {
  readonly offer: OfferRow;
  readonly slot: { readonly date: string; readonly venue_id: number };
  readonly option: PricingOptionRow;
  /**
   * True if the place is for the customer: benefits are for members alone, member prices and packages for everybody
   * they book for.
   */
  readonly forCustomer: boolean;
  /** True if the place is for a guest, who pays the full price in money. */
  readonly forGuest?: boolean;
  readonly payWith: PayWith;
};

/** Returns the price of a place for a customer with this wallet. Takes nothing out of the wallet. */
export function priceOf(wallet: Wallet, { offer, slot, option, forCustomer, forGuest, payWith }: Priced): PlacePrice {
  const visit: Visit = { date: slot.date, venue_id: slot.venue_id, category_id: offer.category.id };
  const fullPrice = pence(option.price);
  const inMoney = { benefit: undefined, package: undefined, offered: none };
  if (forGuest) return { price: fullPrice, fullPrice, paidBy: 'money', ...inMoney };
  const money = moneyPrice(wallet, option, slot.date);
  const paidBy = money < fullPrice ? 'member-price' : 'money';
  if (money === 0) return { price: money, fullPrice, paidBy, ...inMoney };
  const benefit = forCustomer ? wallet.benefitFor(visit) : undefined;
  const bundle = wallet.packageFor(visit);
  const offers = { benefit, package: bundle };
  const free = { price: pence(0), fullPrice };
  if (benefit && (payWith === 'auto' || payWith === 'benefit'))
    return { ...free, paidBy: 'benefit', benefit, package: undefined, offered: { ...offers, benefit: undefined } };
  if (bundle && (payWith === 'auto' || payWith === 'package'))
    return {
      ...free,
      paidBy: 'package',
      benefit: undefined,
      package: bundle,
      offered: { ...offers, package: undefined },
    };
  return { price: money, fullPrice, paidBy, benefit: undefined, package: undefined, offered: offers };
}

/** Returns the price of a place in money on a day: the member price if the customer is a member then. */
export function moneyPrice(wallet: Wallet, { price, member_price }: PricingOptionRow, date: string): Pence {
  return pence((wallet.isMemberOn(date) ? member_price : null) ?? price);
}

const none = { benefit: undefined, package: undefined };

/** Takes the uses on which a price rests out of the wallet, so that the next place is priced without them. */
export function takeUses(wallet: Wallet, { benefit, package: bundle }: PlacePrice, date: string): void {
  if (benefit) wallet.takeBenefit(benefit, date);
  if (bundle) wallet.takePackage(bundle.id);
}

/** Returns the first pricing option that the person may have; the first of all if there is none, or nobody is chosen. */
export function optionFor(offer: OfferRow, person: Person | undefined, date: string): PricingOptionRow {
  const [first] = offer.pricing_options;
  if (!first) throw new Error(`The offer "${offer.name}" has no price.`);
  const fits = (option: PricingOptionRow, who: Person): boolean =>
    ageRefusal(who, date, option, undefined) === undefined;
  return (person && offer.pricing_options.find((option) => fits(option, person))) ?? first;
}
