/**
 * The shortest part of a list that still fails, as far as leaving out parts finds it. Source: Zeller and Hildebrandt,
 * "Simplifying and Isolating Failure-Inducing Input".
 */
export async function shrink(
  list: readonly string[],
  fails: (part: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  let shortest = list;
  for (let size = Math.ceil(list.length / 2); size >= 1;) {
    let isShorter = false;
    for (let from = 0; from < shortest.length;) {
      const part = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      if (part.length < shortest.length && (await fails(part))) {
        shortest = part;
        isShorter = true;
      } else from += size;
    }
    if (size === 1 && !isShorter) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return shortest;
}
