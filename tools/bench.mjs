// `npm run bench`: runs the benchmarks and budgets of tests/bench in a real browser.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, run } from './prepare.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
ensureInstalled(root);
run(root, process.execPath, ['--import', 'tsx', 'tests/bench/main.ts']);
