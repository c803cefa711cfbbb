import type { Config } from '../../schemas/generated/config';
import type { Queries } from '../database/database';

/** Settings that a test or a demonstration can change while the server runs. */
export type Settings = {
  readonly paymentProvider: string;
  /** The config's own provider when left out. */
  readonly directDebitProvider?: string;
  /** The config's own rule when left out. */
  readonly refundTo?: 'card' | 'credit';
  /** The ways in which name and birth date are changed; the config's own when left out. */
  readonly identity?: NonNullable<Config['server']>['identity'];
  readonly paidBookingDisabled: boolean;
  /** The number of minutes for which a place in a basket is held. */
  readonly holdMinutes: number;
  /** The ids of membership types that are no longer on sale. */
  readonly withdrawn: readonly number[];
  /** True if the page comes with its theme; otherwise it asks for the theme. */
  readonly themeInlined: boolean;
  /** The moment that counts as now; null means the real time. */
  readonly clock: string | null;
  /** The flags that differ from the page's config. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** The kiosk's settings that differ from the page's config. */
  readonly kiosk: Partial<Config['kiosk']>;
  /** True to draw the plain map instead of the base map. */
  readonly plainMap: boolean;
  readonly bearer: boolean;
  /** True to offer both wallets by the sandbox's own certificates, whose passes no phone accepts. */
  readonly walletPasses?: boolean;
  /** True if the joining screens offer the inspector. */
  readonly inspector: boolean;
  /** The ids of tag managers for which visitors are asked to consent. */
  readonly tagManagers: readonly string[];
  /** False if carts keep no texts that were agreed to, as before they did: checkout asks for the agreement once more. */
  readonly agreedTextsKept: boolean;
  /** HTML that replaces the operator's own footer; empty for no footer. */
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
  plainMap: false,
  bearer: false,
  inspector: false,
  tagManagers: [],
  agreedTextsKept: true,
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
