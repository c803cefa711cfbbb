// Sets one deliberate fault after the other into page and server, and lets the simulation look for it.
import { parseArgs } from 'node:util';
import { root, seeded } from '../checkout';
import { bundle } from '../bundle';
import { play } from '../play';
import { faults, type Fault } from './faults';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '900' },
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '2' },
  },
});

const chosen = faults.filter(({ name }) => name.includes(values.only));
const missed: string[] = [];
for (const fault of chosen) {
  const { rule, schedules, seconds } = await found(fault);
  if (rule === undefined) missed.push(fault.name);
  const result = rule === undefined ? `NOT FOUND in ${schedules} schedules` : `after ${schedules} schedules: ${rule}`;
  console.log(`${rule === undefined ? '✗' : '✓'} ${fault.name}\n    ${result} (${seconds.toFixed(0)} s)`);
}
console.log(`${chosen.length - missed.length} passed, ${missed.length} failed`);
process.exitCode = missed.length > 0 ? 1 : 0;

type Found = { readonly rule: string | undefined; readonly schedules: number; readonly seconds: number };

/** Plays other schedules than `npm run test:money` does by itself, so that no seed was chosen for its fault. */
async function found(fault: Fault): Promise<Found> {
  const began = Date.now();
  const worker = await bundle(root, root, fault);
  const jobs = Number(values.jobs);
  const reports = await Promise.all(
    Array.from({ length: jobs }, (_, index) =>
      play(worker, {
        source: seeded(root),
        firstSeed: 1_000_000 + index,
        step: jobs,
        schedules: Math.ceil(Number(values.schedules) / jobs),
        seconds: Number(values.seconds),
        only: undefined,
        ignore: [],
        stories: 0,
        untilFirst: true,
        kept: [],
        isTold: false,
      }),
    ),
  );
  // The children go on by themselves: the one that found it first tells after how many.
  const first = reports
    .filter(({ violations }) => Object.keys(violations).length > 0)
    .sort((a, b) => a.done - b.done)[0];
  const all = reports.reduce((sum, { done }) => sum + done, 0);
  return {
    rule: first && Object.keys(first.violations)[0],
    schedules: first ? first.done * jobs : all,
    seconds: (Date.now() - began) / 1000,
  };
}
