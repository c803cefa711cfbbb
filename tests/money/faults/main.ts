// Sets one deliberate fault after the other into page and server, and lets the simulation look for it.
import { parseArgs } from 'node:util';
import { root, seeded } from '../checkout';
import { bundle } from '../bundle';
import { play } from '../play';
import { allStories } from '../stories';
import type { Order } from '../worker';
import type { Fault } from '../../support/fault';
import { faults } from './faults';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '900' },
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '2' },
    stories: { type: 'boolean', default: false },
  },
});

const order: Order = {
  source: seeded(root),
  firstSeed: 1,
  step: 1,
  schedules: 0,
  seconds: Number(values.seconds),
  only: undefined,
  ignore: [],
  stories: 0,
  untilFirst: true,
  kept: [],
  isTold: false,
};
const chosen = faults.filter(({ name }) => name.includes(values.only));
const missed: string[] = [];
for (const fault of chosen) {
  const { rule, by, seconds } = await found(fault);
  if (rule === undefined) missed.push(fault.name);
  const result = rule === undefined ? `NOT FOUND in ${by}` : `by ${by}: ${rule}`;
  console.log(`${rule === undefined ? '✗' : '✓'} ${fault.name}\n    ${result} (${seconds.toFixed(0)} s)`);
}
console.log(`${chosen.length - missed.length} passed, ${missed.length} failed`);
process.exitCode = missed.length > 0 ? 1 : 0;

type Found = { readonly rule: string | undefined; readonly by: string; readonly seconds: number };

/** Plays the kept stories first, and then schedules until the first that breaks a rule; with `--stories`, no schedules. */
async function found(fault: Fault): Promise<Found> {
  const began = Date.now();
  const worker = await bundle(root, root, fault);
  const seconds = (): number => (Date.now() - began) / 1000;
  const told = await play(worker, {
    ...order,
    kept: allStories,
  });
  const [rule] = Object.keys(told.violations);
  if (rule !== undefined || values.stories) return { rule, by: 'the kept stories', seconds: seconds() };
  return { ...(await bySchedules(worker)), seconds: seconds() };
}

/** Plays other schedules than `npm run test:money` does by itself, so that no seed was chosen for its fault. */
async function bySchedules(worker: string): Promise<Omit<Found, 'seconds'>> {
  const jobs = Number(values.jobs);
  const schedules = Math.ceil(Number(values.schedules) / jobs);
  const reports = await Promise.all(
    Array.from({ length: jobs }, (_, index) =>
      play(worker, { ...order, firstSeed: 1_000_000 + index, step: jobs, schedules }),
    ),
  );
  // The children go on by themselves: the one that found it first tells after how many.
  const first = reports
    .filter(({ violations }) => Object.keys(violations).length > 0)
    .sort((a, b) => a.done - b.done)[0];
  const all = reports.reduce((sum, { done }) => sum + done, 0);
  return { rule: first && Object.keys(first.violations)[0], by: `${first ? first.done * jobs : all} schedules` };
}
