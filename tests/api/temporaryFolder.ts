import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the databases of all workers one temporary folder, and removes it once the workers have ended. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'joinery-api-'));
  process.env.API_TEST_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
