import type { Theme } from '../../../schemas/generated/wire';
import { contrast, parseColour, type Colour } from '../../../src/ground/core/colour';
import type { IsoDate } from '../../../src/ground/core/dates';
import { mainMembership } from '../../../src/ground/core/mainMembership';
import { payAsYouGo } from '../../../src/ground/core/payAsYouGo';
import { themeOf } from '../../catalogue/venueTheme';
import type { Customer } from '../../contract/calls';
import type { Queries } from '../../database/database';
import { dateColumn } from '../../database/dateColumn';
import { membershipRows } from '../../memberships/held/membershipRows';
import { stateOf } from '../../memberships/held/membershipState';

/** A customer's pass as the wallet of a phone shows it. */
export type WalletPass = {
  readonly customerId: string;
  /** The number that the gates read. */
  readonly number: string;
  readonly holder: string;
  /** The name of the membership, or of what the customer has in its place. */
  readonly title: string;
  readonly memberNumber: string;
  /** The customer's last day as a member; undefined while no last day is known, and without a membership. */
  readonly lastDay: IsoDate | undefined;
  readonly look: PassLook;
};

/** The colours of a pass: its background, the text on it, and the operator's own colour. */
export type PassLook = { readonly background: Colour; readonly text: Colour; readonly own: Colour };

/** Returns the pass of a customer, with the colours of their home centre. */
export async function walletPassOf(queries: Queries, customer: Customer, today: IsoDate): Promise<WalletPass> {
  const rows = await membershipRows(queries, customer.id);
  const memberships = rows.map((row) => ({ ...row, state: stateOf(row, today) }));
  const main = mainMembership(memberships);
  return {
    customerId: customer.id,
    number: customer.barcode,
    holder: `${customer.first_name} ${customer.last_name}`,
    title: main?.name ?? payAsYouGo,
    memberNumber: customer.reference,
    lastDay: lastDayOf(memberships.filter(({ state }) => state !== 'ended')),
    look: lookOf(await themeOf(queries, main?.venue_slug)),
  };
}

/** Returns the last day of the memberships, so that one which follows another keeps the pass valid. */
function lastDayOf(current: readonly { readonly end_date: string | null }[]): IsoDate | undefined {
  const ends = current.map(({ end_date }) => end_date).filter((end) => end !== null);
  const last = ends.length === current.length ? ends.toSorted().at(-1) : undefined;
  return last === undefined ? undefined : dateColumn(last);
}

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

/** Returns a pass's colours by a theme: those of the membership card, with whichever text is the more legible. */
function lookOf({ theme_app_dark_bg_colour: dark = '', theme_app_primary_colour: own = '' }: Theme): PassLook {
  const background = parseColour(dark) ?? black;
  const text = contrast(white, background) >= contrast(black, background) ? white : black;
  return { background, text, own: parseColour(own) ?? background };
}
