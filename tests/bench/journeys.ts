import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CheckFigures } from './journeys/measure';
import { printTable, type Verdict } from './report';

/**
 * The budget of a check within a heap of 512 MB. For shipped journeys, the time of a fixed piece of work is the unit, so
 * that the machine's own speed counts for nothing: that work takes 0.1 s where the check of an edit may take 0.3 s.
 */
const shippedRatio = 3;
const largeLimit = 10;

/** Checks the shipped journeys and ever larger ones, in a process that has 512 MB and no more. */
export function benchJourneys(): readonly Verdict[] {
  const script = fileURLToPath(new URL('journeys/measure.ts', import.meta.url));
  const args = ['--max-old-space-size=512', '--import', 'tsx', script];
  const figures = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as readonly CheckFigures[];
  printTable(
    'Checking journeys, in a heap of at most 512 MB',
    ['', 'states', 'seconds', 'of fixed work', 'problems', 'heap MB'],
    figures.map(({ name, situations, seconds, ratio, problems, heapMB }) => [
      name,
      String(situations),
      seconds.toFixed(2),
      ratio.toFixed(2),
      problems,
      heapMB.toFixed(0),
    ]),
  );
  return figures.map(({ name, seconds, ratio, shipped }) =>
    shipped
      ? { name: `check of ${name}, of fixed work`, value: ratio, limit: shippedRatio }
      : { name: `check of ${name}, s`, value: seconds, limit: largeLimit },
  );
}
