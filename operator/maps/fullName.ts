import { plainName } from './plainName';
import type { Place } from './Place';

const islands: Readonly<Partial<Record<Place['country'], string>>> = {
  GG: 'Guernsey',
  IM: 'Isle of Man',
  JE: 'Jersey',
};

/**
 * Returns a place's name with what distinguishes it from others: `Richmond, Greater London, England`, but `Leeds,
 * England`.
 */
export function fullName({ name, county, region, country }: Place): string {
  const within = county === undefined ? '' : shortened(county);
  const isOwn = ` ${plainName(within)}`.includes(` ${plainName(name)}`);
  return [name, isOwn ? '' : within, islands[country] ?? region ?? ''].filter((part) => part !== '').join(', ');
}

/** Strips official words: `City and Borough of Leeds` becomes Leeds, `Torfaen County Borough` Torfaen. */
function shortened(county: string): string {
  return county
    .replace(/^(?:.*\b(?:Borough|City|County|District) of|The|Sir) /, '')
    .replace(/(?: (?:City|County|Borough|Council))+$/i, '');
}
