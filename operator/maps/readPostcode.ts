import { postcodeAreas } from './postcodeAreas';

/** A postcode as far as it was typed: its `text` in standard form, the district `LS1`, and the area's post town. */
export type Postcode = { readonly text: string; readonly outcode: string; readonly postTown: string };

/**
 * Reads "LS1", "ls1 4dy", "LS14DY" and the unfinished "LS1 4". Districts are not checked against a list, so an unused
 * one is read as well. Returns undefined if the letters are not those of an area.
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
