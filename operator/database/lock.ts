import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../setup/failure';

/** Locks a folder for this process. A lock whose process is gone is taken over. Returns a function that releases it. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use');
  const release = (): void => rmSync(file, { force: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return release;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) {
      throw new Failure(
        `${folder} is in use by another sandbox (process ${owner}). Stop it, or set DATA_DIR to another folder.`,
      );
    }
    release();
  }
  throw new Failure(`${folder} could not be locked. Set DATA_DIR to another folder.`);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
