import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

export type SignInTables = { tries: TryTable; password_resets: PasswordResetTable };

/** One attempt at something that may be tried only so often. */
export type TryTable = {
  id: Generated<string>;
  test_id: string;
  /** What was tried, and what it is counted by. */
  kind: string;
  /** A hash: people type passwords where their e-mail belongs. */
  who: string;
  /** When it counts no longer. */
  expires_at: Moment;
};

/** The one link by which a customer may set a new password. */
export type PasswordResetTable = { customer_id: string; token_hash: string; expires_at: Moment };
