import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureServerBuilt } from '../../tools/prepare.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the file that Node runs for a program named by its source file, such as `bank/main.ts`. */
export function bundled(file: string): string {
  return join(root, 'dist-server', file.replace(/\.ts$/, '.js'));
}

/**
 * Returns the arguments of Node for a server that a test starts and soon ends. It compiles the database to quicker code for
 * longer than the test takes: a quarter of the time of such a start.
 */
export function shortLivedServer(): readonly string[] {
  return ['--liftoff-only', bundled('operator/main.ts')];
}

/** Brings the bundle of the server's programs up to date, before any test starts one of them. */
export default function setup(): void {
  ensureServerBuilt(root);
}
