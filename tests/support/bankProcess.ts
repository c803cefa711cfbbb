import { spawn, type ChildProcess } from 'node:child_process';
import { bundled } from './serverBundle';

/** Starts the bank as a separate process with its ledger in a folder. Resolves once the bank accepts requests. */
export async function startBank(
  port: number,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const bank = spawn(process.execPath, [bundled('bank/main.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, BANK_PORT: String(port), BANK_DIR: folder, ...env },
  });
  await new Promise<void>((resolve, reject) => {
    bank.once('message', () => resolve());
    bank.once('exit', (code) => reject(new Error(`The bank did not start: exit code ${code ?? 'none'}.`)));
  });
  return bank;
}
