import { fork } from 'node:child_process';
import { on } from 'node:events';
import type { Problem } from '../../../src/ground/journey/language/problems';
import type { GeneratedEdit } from './edits';

/** An edit with what the check says of it, and how long that took. */
export type JudgedEdit = GeneratedEdit & { readonly problems: readonly Problem[]; readonly ms: number };

export type Order = {
  /** The names of the journeys to edit. */
  readonly journeys: readonly string[];
  readonly seed: number;
  /** The edits from this number, every `step`th, up to `to` without it. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
};

/** Generates edits as the check has judged them. */
export async function* judged({ journeys, seed, from, to, step }: Order): AsyncGenerator<JudgedEdit> {
  const args = [journeys.join(), ...[seed, from, to, step].map(String)];
  const child = fork('tests/journeys/conformance/judging.ts', args, { execArgv: ['--import', 'tsx'] });
  try {
    for await (const [edit] of on(child, 'message', { close: ['disconnect'] })) yield edit as JudgedEdit; // what judging.ts sends
  } finally {
    child.kill();
  }
}
