import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that decide how a journey is parsed and checked: its language, the vocabulary, the forms and the engine.
 */
const sources = ['schemas/journey.schema.json', 'schemas/form.schema.json', 'schemas/vocabulary.json'];
const folders = ['schemas/forms', 'src/ground/journey', 'src/ground/rules'];

/** Returns the SHA-256 of the language's files under `folder`. Stamps of another language version are invalid. */
export function languageHash(folder: string): string {
  const root = join(folder, '/'); // files are named from here, however the folder is written
  const hash = createHash('sha256');
  for (const file of [...sources, ...folders.flatMap((folder) => filesIn(root, folder))])
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(root: string, folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(root.length)).sort();
}
