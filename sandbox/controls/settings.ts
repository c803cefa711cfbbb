import type { Config } from '../../schemas/generated/config';
import type { Queries } from '../database/database';

/** What a test or a demonstration may turn while the sandbox runs. */
export type Settings = {
  readonly paymentProvider: string;
  /** The one of the config when left out. */
  readonly directDebitProvider?: string;
  readonly paidBookingDisabled: boolean;
  /** How long a place in a basket is held. */
  readonly holdMinutes: number;
  /** Ids of membership types that nobody can buy any more. */
  readonly withdrawn: readonly number[];
  /** Whether the page comes with its theme, or asks for it. */
  readonly themeInlined: boolean;
  /** The moment that counts as now; null is the real one. */
  readonly clock: string | null;
  /** Flags of the page's config that differ from the default. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Settings of the page's kiosk that differ from the default. */
  readonly kiosk: Partial<Config['kiosk']>;
  readonly bearer: boolean;
  /** Whether the joining screens explain themselves to staff. */
  readonly inspector: boolean;
  /** Ids of tag managers that visitors are asked to agree to. */
  readonly tagManagers: readonly string[];
  /** HTML in place of the operator's own footer; empty for none. */
  readonly footer?: string;
};

const defaultSettings: Settings = {
  paymentProvider: 'Stripe',
  paidBookingDisabled: false,
  holdMinutes: 15,
  withdrawn: [],
  themeInlined: true,
  clock: null,
  flags: {},
  kiosk: {},
  bearer: false,
  inspector: false,
  tagManagers: [],
};

export async function loadSettings(queries: Queries, testId: string): Promise<Settings> {
  const row = await queries.selectFrom('settings').select('values').where('test_id', '=', testId).executeTakeFirst();
  return { ...defaultSettings, ...row?.values };
}

export async function saveSettings(queries: Queries, testId: string, settings: Settings): Promise<void> {
  const values = JSON.stringify(settings);
  await queries
    .insertInto('settings')
    .values({ test_id: testId, values })
    .onConflict((conflict) => conflict.column('test_id').doUpdateSet({ values }))
    .execute();
}

export function now({ clock }: Settings): Date {
  return clock === null ? new Date() : new Date(clock);
}
