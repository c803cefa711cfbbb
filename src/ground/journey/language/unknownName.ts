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
  const limit = Math.max(1, Math.floor(name.length / 3));
  const [best] = known
    .map((each) => ({ each, distance: distanceOf(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return best?.each;
}

/** Counts the letters to insert, delete, replace or swap with their neighbour. */
function distanceOf(a: string, b: string): number {
  let last: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (last[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced, swapped));
    }
    [last, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
