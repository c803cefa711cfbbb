import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The real bank as a process of its own, with its books in a folder. Resolves once it serves. */
export async function startBank(
  port: number,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const bank = spawn(process.execPath, ['--import', 'tsx', join(root, 'sandbox/bank/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, BANK_PORT: String(port), BANK_DIR: folder, ...env },
  });
  await new Promise<void>((resolve, reject) => {
    bank.once('message', () => resolve());
    bank.once('exit', (code) => reject(new Error(`The bank did not start: exit code ${code ?? 'none'}.`)));
  });
  return bank;
}
