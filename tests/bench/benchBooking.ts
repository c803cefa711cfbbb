import { spawnSync } from 'node:child_process';
import type { Verdict } from './report';

const load = [process.execPath, '--import', 'tsx', 'tests/bench/booking/main.ts'] as const;
const runs: Readonly<Record<string, readonly string[]>> = {
  PGlite: load,
  PostgreSQL: [process.execPath, '--import', 'tsx', 'tools/postgres.ts', ...load],
};

/** A crowd that books and pays at each database, each in a process of its own; what it is held to, it judges itself. */
export function benchBooking(): readonly Verdict[] {
  return Object.entries(runs).map(([name, [program = '', ...args]]) => {
    const { TEST_DATABASE_URL: _, ...env } = process.env;
    const { status } = spawnSync(program, args, { stdio: 'inherit', env });
    return { name: `booking on ${name}, exit status`, value: status ?? 1, limit: 0 };
  });
}
