// `npm start`: installs packages, builds what has changed, and runs the sandbox. Requires only Node.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled, ensureServerBuilt } from './prepare.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Joinery needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

ensureInstalled(root);
ensureBuilt(root);
ensureServerBuilt(root);
const sandbox = spawn(process.execPath, ['dist-server/operator/main.js'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => sandbox.kill(signal));
sandbox.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
