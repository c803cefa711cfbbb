import { distance } from 'fastest-levenshtein';

/** Says that a name does not exist, with the one that was probably meant, or else with all there are. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  const help = near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return `There is no ${what} "${name}". ${help}`;
}

/**
 * Finds the known name that a mistyped one begins, or else the one that differs from it by the fewest letters; `undefined`
 * if none is near.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const longer = name.length < 2 ? [] : known.filter((each) => each.toLowerCase().startsWith(name.toLowerCase()));
  if (longer.length === 1) return longer[0];
  const limit = Math.max(1, Math.ceil(name.length / 3));
  const [best] = known
    .map((each) => ({ each, far: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far);
  return best?.each;
}
