import type { Coordinates } from '../../src/ground/core/geo.ts';

/** ISO 3166-1: Great Britain and Northern Ireland, Ireland, Jersey, Guernsey, Isle of Man. */
export const countries = ['GB', 'IE', 'JE', 'GG', 'IM'] as const;

/**
 * A populated place. `region` is its nation or province (England, Leinster), `county` the level below (Kent), if known.
 * `kind`: a `part` is a borough or quarter of a city, an `area` is more land than settlement (High Peak, Isle of
 * Lewis). A population of 0 is unknown.
 */
export type Place = Coordinates & {
  readonly name: string;
  readonly country: (typeof countries)[number];
  readonly region: string | undefined;
  readonly county: string | undefined;
  readonly population: number;
  readonly kind: 'town' | 'part' | 'area';
};
