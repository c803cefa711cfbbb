import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this checkout. */
export const root = resolve(fileURLToPath(new URL('../../', import.meta.url)));

/** Names what a checkout's seeded database is made of: another name, another database. */
export function seeded(sources: string): string {
  const hash = createHash('sha256');
  const folders = ['operator/database', 'operator/database/migrations', 'operator/seed'];
  for (const folder of folders)
    for (const file of readdirSync(join(sources, folder), { withFileTypes: true }))
      if (file.isFile()) hash.update(readFileSync(join(sources, folder, file.name)));
  return hash.digest('hex');
}
