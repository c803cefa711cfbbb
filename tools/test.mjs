// `npm test`: runs every check, on a fresh clone with nothing installed but Node.
// Arguments name the suites to run; by default all but the slow ones run.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled, ensureServerBuilt } from './prepare.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
ensureInstalled(root);
ensureBuilt(root);
ensureServerBuilt(root);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/suites.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
