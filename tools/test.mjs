// `npm test`: everything that has to hold, on a fresh clone with nothing installed but Node.
// Arguments name suites to run instead of all but the slow ones.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
ensureInstalled(root);
ensureBuilt(root);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/suites.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
