import { storyOf } from '../money/crashCells';
import { disturbances, impossible, nameOf, reasons, steps, ways, type Cell, type Reason } from './cells';

/** The results of cells, by their names: the faults of each, or none. */
export type Results = ReadonlyMap<string, readonly string[]>;

/** The matrix as text: a row for a way of paying and a step, a column for a disturbance. */
export function table(database: string, results: Results): string {
  const head = ['', ...disturbances];
  const rows = ways.flatMap((way) =>
    steps.map((step) => [
      `${way} × ${step}`,
      ...disturbances.map((disturbance) => sign({ way, step, disturbance }, results)),
    ]),
  );
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ');
  const failed = [...results.values()].filter((wrong) => wrong.length > 0).length;
  return [
    `${database}: ${results.size} cells executed, ${results.size - failed} passed, ${failed} failed`,
    '',
    ...[head, ...rows].map((row) => line(row).trimEnd()),
    '',
    ...Object.entries(reasons).map(([letter, reason]) => `  ${letter}  can't exist: ${reason}`),
    '  s  a schedule of npm run test:money',
    '  ·  not asked for in this run',
  ].join('\n');
}

function sign(cell: Cell, results: Results): Reason | '✓' | '✘' | 's' | '·' {
  const reason = impossible(cell);
  if (reason !== undefined) return reason;
  const wrong = results.get(nameOf(cell));
  if (!wrong) return storyOf(cell) ? 's' : '·';
  return wrong.length === 0 ? '✓' : '✘';
}
