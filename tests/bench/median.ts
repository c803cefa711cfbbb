/** The middle of what `count` measurements give. */
export async function median(count: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let index = 0; index < count; index += 1) values.push(await measure());
  return medianOf(values);
}

export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
