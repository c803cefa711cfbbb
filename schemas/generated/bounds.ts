// Generated from the schemas beside it by `npm run generate`. Do not edit.
import type { IsoDate } from '../../src/ground/core/dates';

/** Everything that fields are held against and that is only known while their form is open. */
export type Bounds = {
  readonly today: IsoDate;
  readonly startDateInitial?: IsoDate;
  readonly startDateMin?: IsoDate;
  readonly startDateMax?: IsoDate;
  readonly billingDays?: readonly number[];
  readonly freezeMonths?: readonly number[];
  readonly freezeStarts?: readonly IsoDate[];
  readonly customerName?: string;
  readonly membershipTermsCount?: number;
  readonly mandateTermsCount?: number;
  readonly cartTermsCount?: number;
};
