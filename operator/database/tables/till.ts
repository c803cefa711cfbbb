import type { Generated } from 'kysely';
import type { TillSheet } from '../../../schemas/generated/wire';
import type { Moment, Optional, OptionalJson } from './columns';

export type TillTables = { till_days: TillDayTable };

/**
 * A day of a centre's till, from its opening until it is closed. Staff stand here by the names that they had, so that a
 * closed day says the same for ever.
 */
export type TillDayTable = {
  id: Generated<string>;
  test_id: string;
  venue_id: number;
  opened_by: string;
  opened_at: Moment;
  /** Pence that lay in the till at first; null until they are counted. */
  float_pence: Optional<number>;
  float_by: Optional<string>;
  float_at: Optional<Date>;
  closed_by: Optional<string>;
  closed_at: Optional<Date>;
  /** The figures at which the day was closed. */
  sheet: OptionalJson<TillSheet>;
};
