/** A measured figure and what it may be at most. */
export type Verdict = { readonly name: string; readonly value: number; readonly limit: number };

export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(`\n${title}\n${[head, ...rows].map(line).join('\n')}`);
}

/** Prints what is over its limit. Answers with the exit code. */
export function judge(verdicts: readonly Verdict[]): number {
  const over = verdicts.filter(({ value, limit }) => !(value <= limit));
  for (const { name, value, limit } of over)
    console.error(`OVER BUDGET: ${name}: ${value.toFixed(2)}, at most ${limit}.`);
  console.log(`\n${verdicts.length - over.length} of ${verdicts.length} figures within budget.`);
  return over.length === 0 ? 0 : 1;
}
