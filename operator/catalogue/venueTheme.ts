import type { Theme } from '../../schemas/generated/wire';
import type { Queries } from '../database/database';
import { defaultTheme } from '../setup/operator';

/** Returns the operator's theme with the venue's own settings over it. */
export async function themeOf(queries: Queries, venue: string | undefined): Promise<Theme> {
  if (venue === undefined) return defaultTheme;
  const row = await queries.selectFrom('venues').select('theme').where('slug', '=', venue).executeTakeFirst();
  return { ...defaultTheme, ...row?.theme };
}

/** Finds a venue's name by its slug. */
export async function nameOf(queries: Queries, venue: string | undefined): Promise<string | undefined> {
  if (venue === undefined) return undefined;
  const row = await queries.selectFrom('venues').select('name').where('slug', '=', venue).executeTakeFirst();
  return row?.name;
}
