import type { Selectable } from 'kysely';
import { addDays, type IsoDate } from '../../../src/ground/core/dates';
import type { PackageTable } from '../../database/tables/bookings';
import type { AgreedPrice } from '../../database/tables/carts';
import type { BookingBenefitTable } from '../../database/tables/bookings';
import { dateColumn } from '../../database/dateColumn';
import { freezeOn, type Freeze } from '../../customers/freezes';
import { weekday } from '../offers/holidays';

/** The dates and venues of a membership, which decide its prices. */
export type MembershipTerm = {
  readonly membership_type_id: number;
  readonly start_date: string;
  readonly end_date: string | null;
  /** Null: everywhere. */
  readonly venue_ids: readonly number[] | null;
  /** The times in which it pays for nothing. */
  readonly freezes: readonly Freeze[];
};
export type BenefitRow = Selectable<BookingBenefitTable>;
export type PackageRow = Selectable<PackageTable>;

/** The date, venue and category of a place, which decide its price. */
export type Visit = { readonly date: string; readonly venue_id: number; readonly category_id: number };

/** One use of a benefit, which counts for the period of its date. */
export type BenefitUse = { readonly benefit_id: number; readonly date: string };

/**
 * The memberships, benefits and packages with which a customer pays for places instead of money. A use that is taken is
 * gone for the next place.
 */
export class Wallet {
  private readonly used = new Map<string, number>();
  private readonly packageUses = new Map<string, number>();

  constructor(
    private readonly memberships: readonly MembershipTerm[],
    private readonly benefits: readonly BenefitRow[],
    private readonly packages: readonly PackageRow[],
    gone: { readonly benefits: readonly BenefitUse[]; readonly packages: readonly string[] },
  ) {
    for (const { benefit_id, date } of gone.benefits) {
      const benefit = benefits.find(({ id }) => id === benefit_id);
      if (benefit) this.takeBenefit(benefit, date);
    }
    for (const id of gone.packages) this.takePackage(id);
  }

  isMemberOn(date: string): boolean {
    return this.memberships.some((each) => countsOn(each, date));
  }

  /** Finds a benefit that covers the visit and has a use left. */
  benefitFor({ date, venue_id, category_id }: Visit): BenefitRow | undefined {
    const here = this.memberships.filter(
      (each) => countsOn(each, date) && (each.venue_ids === null || each.venue_ids.includes(venue_id)),
    );
    return this.benefits.find(
      (benefit) =>
        benefit.category_id === category_id &&
        here.some(({ membership_type_id }) => membership_type_id === benefit.membership_type_id) &&
        this.hasUse(benefit, date),
    );
  }

  /** Finds a package with a use left for the visit; of several the one that expires first. */
  packageFor({ date, venue_id, category_id }: Visit): PackageRow | undefined {
    return this.packages
      .filter(
        (each) =>
          each.category_id === category_id &&
          (each.venue_id === null || each.venue_id === venue_id) &&
          (each.expires_on === null || each.expires_on >= date) &&
          this.usesLeft(each) > 0,
      )
      .sort((a, b) => (a.expires_on ?? '9999').localeCompare(b.expires_on ?? '9999'))[0];
  }

  /** Takes the promised benefit and package by their ids. Returns false if either has no use left. */
  takePromised({ benefit_id, package_id }: Pick<AgreedPrice, 'benefit_id' | 'package_id'>, date: string): boolean {
    const benefit = this.benefits.find(({ id }) => id === benefit_id);
    const bundle = this.packages.find(({ id }) => id === package_id);
    if (benefit_id !== null && !(benefit && this.hasUse(benefit, date))) return false;
    if (package_id !== null && !(bundle && this.usesLeft(bundle) > 0)) return false;
    if (benefit) this.takeBenefit(benefit, date);
    if (bundle) this.takePackage(bundle.id);
    return true;
  }

  takeBenefit(benefit: BenefitRow, date: string): void {
    const period = periodOf(benefit, date);
    this.used.set(period, (this.used.get(period) ?? 0) + 1);
  }

  /** Gives a use back that a booking took, for which another day is looked for. */
  returnBenefit({ benefit_id, date }: BenefitUse): void {
    const benefit = this.benefits.find(({ id }) => id === benefit_id);
    if (!benefit) return;
    const period = periodOf(benefit, date);
    this.used.set(period, Math.max(0, (this.used.get(period) ?? 0) - 1));
  }

  takePackage(id: string): void {
    this.packageUses.set(id, (this.packageUses.get(id) ?? 0) + 1);
  }

  private hasUse(benefit: BenefitRow, date: string): boolean {
    return benefit.total_uses === null || (this.used.get(periodOf(benefit, date)) ?? 0) < benefit.total_uses;
  }

  private usesLeft({ id, uses_left }: PackageRow): number {
    return uses_left - (this.packageUses.get(id) ?? 0);
  }
}

function countsOn({ start_date, end_date, freezes }: MembershipTerm, date: string): boolean {
  return start_date <= date && (end_date === null || end_date >= date) && !freezeOn(freezes, date);
}

/** Names the period of a benefit to which a day belongs. Weeks begin on Mondays. */
function periodOf({ id, frequency }: BenefitRow, day: string): string {
  return `${id} ${periodStart(frequency, dateColumn(day))}`;
}

function periodStart(frequency: BenefitRow['frequency'], date: IsoDate): string {
  switch (frequency) {
    case null:
      return '';
    case 'days':
      return date;
    case 'weeks':
      return addDays(date, 1 - weekday(date));
    case 'months':
      return date.slice(0, 7);
    case 'years':
      return date.slice(0, 4);
  }
}
