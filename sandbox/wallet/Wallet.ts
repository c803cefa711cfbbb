import type { Selectable } from 'kysely';
import { addDays, type IsoDate } from '../../src/core/dates';
import type { PackageTable } from '../database/accountTables';
import type { AgreedPrice, BookingBenefitTable } from '../database/bookingTables';
import { dateColumn } from '../database/dateColumn';
import { weekday } from '../offers/holidays';

/** A membership as far as prices go: when and where it counts. */
export type Standing = {
  readonly membership_type_id: number;
  readonly start_date: string;
  readonly end_date: string | null;
  /** Null: everywhere. */
  readonly venue_ids: readonly number[] | null;
};
export type BenefitRow = Selectable<BookingBenefitTable>;
export type PackageRow = Selectable<PackageTable>;

/** What a place is in, as far as prices go. */
export type Visit = { readonly date: string; readonly venue_id: number; readonly category_id: number };

/** A use of a benefit in one of its periods. */
export type BenefitUse = { readonly benefit_id: number; readonly date: string };

/** What a customer can pay for places with in the place of money. Uses that are taken are gone for what comes after. */
export class Wallet {
  private readonly used = new Map<string, number>();
  private readonly packageUses = new Map<string, number>();

  constructor(
    private readonly memberships: readonly Standing[],
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

  /** What a membership includes of the visit and has not been used up. */
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

  /** A package with a use left for the visit; the one that ends first, if there are several. */
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

  /** Takes what was promised already, by their ids; `false` when it is not there any more. */
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

function countsOn({ start_date, end_date }: Standing, date: string): boolean {
  return start_date <= date && (end_date === null || end_date >= date);
}

/** The period that a day belongs to: weeks begin on Mondays, months and years with the calendar's. */
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
