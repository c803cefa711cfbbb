import { postcodeAreas } from './postcodeAreas';

/** A postcode as far as it was typed: `text` as it is written, the district `LS1`, the area's post town. */
export type Postcode = { readonly text: string; readonly outcode: string; readonly postTown: string };

/**
 * Reads "LS1", "ls1 4dy", "LS14DY", and "LS1 4" of one who is still typing. Not held against the list of districts, so
 * one that isn't in use reads as well; nothing where the letters are no area's.
 */
export function readPostcode(typed: string): Postcode | undefined {
  const text = typed.trim().toUpperCase();
  const [, area = '', district = '', inward] =
    /^([A-Z]{1,2})(\d[A-Z\d]?)(?:\s*(\d[A-Z]{2})|\s+\d[A-Z]?)?$/.exec(text) ?? [];
  const postTown = postcodeAreas.get(area);
  if (postTown === undefined) return undefined;
  const outcode = `${area}${district}`;
  return { text: inward === undefined ? outcode : `${outcode} ${inward}`, outcode, postTown };
}
