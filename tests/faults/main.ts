// Sets one deliberate mistake after the other into joining, fields and forms, and lets the units of these rooms look for it.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Fault } from '../support/fault';
import { faults } from './faults';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const chosen = faults.filter(({ name }) => name.includes(values.only));
const missed: string[] = [];
/** A mistake that makes the units hang is not found by them. */
const limitMs = 60_000;
const overTime = Symbol('over time');

for (const fault of chosen) {
  const began = Date.now();
  const by = finderOf(fault);
  const isFound = by !== undefined && by !== overTime;
  if (!isFound) missed.push(fault.name);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const told = by === overTime ? `NOT FOUND within ${limitMs / 1000} s` : (by ?? 'NOT FOUND');
  console.log(`${isFound ? '✓' : '✗'} ${fault.name}\n    ${told} (${seconds} s)`);
}
console.log(`${chosen.length - missed.length} passed, ${missed.length} failed`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Returns the first test that fails with a mistake, or that the tests took too long. */
function finderOf(fault: Fault): string | typeof overTime | undefined {
  const { error, stdout, stderr, status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--project=units', '--bail=1', '--exclude=**/hostileForms.test.tsx', ...roomsOf(fault)],
    {
      encoding: 'utf8',
      timeout: limitMs,
      env: { ...process.env, NO_COLOR: '1', PLANTED_FAULT: JSON.stringify(fault) },
    },
  );
  if (error) {
    if ('code' in error && error.code === 'ETIMEDOUT') return overTime;
    throw error;
  }
  if (status === 0) return undefined;
  const failed = /FAIL\s+(?:\|units\|\s+)?(.+)/.exec(stdout + stderr)?.[1];
  if (failed === undefined) throw new Error(`The tests did not run with "${fault.name}":\n${stdout}\n${stderr}`);
  return failed;
}

/** Returns the rooms whose tests look for a mistake: joining uses fields and forms too. */
function roomsOf({ file }: Fault): readonly string[] {
  return file.startsWith('src/joining/') ? ['src/joining/'] : ['src/kit/fields/', 'src/kit/forms/'];
}
