import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../operator/database/database';
import { seed } from '../../operator/seed/seed';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files that determine a seeded database. A change in any of them leads to a new database. */
const sources = [
  'operator/setup/wallClock.ts',
  'operator/database',
  'operator/seed',
  'package-lock.json',
  'tests/support/seededFolder.ts',
];

/**
 * Copies a migrated and seeded PGlite into `folder`. Seeding takes seconds and copying a fraction of a second, so the
 * seeded folder stays in the system's temporary folder for later test files and runs.
 */
export async function copySeeded(folder: string, venues: number): Promise<void> {
  const kept = join(tmpdir(), `joinery-seeded-${fingerprint(venues)}`);
  if (!existsSync(kept)) await make(kept, venues);
  cpSync(kept, folder, { recursive: true });
}

async function make(kept: string, venues: number): Promise<void> {
  const made = mkdtempSync(join(tmpdir(), 'joinery-seeding-'));
  const database = await openDatabase({ folder: made });
  await seed(database.db, venues);
  await database.close();
  try {
    renameSync(made, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    rmSync(made, { recursive: true }); // another test file was faster
  }
}

function fingerprint(venues: number): string {
  const hash = createHash('sha256').update(String(venues));
  for (const file of sources.flatMap(filesAt)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

function filesAt(path: string): readonly string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesAt(`${path}/${name}`));
}
