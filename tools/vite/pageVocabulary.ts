import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = '/schemas/vocabulary.json';
const prefix = '\0explaining:';
/** The parts that only reading, checking and explaining a journey need. No page walks by them: it has them with the inspector alone. */
const explaining = new Set(['words', 'impossible', 'introduced', 'passing', 'screens']);

function partsOf(json: string, wanted: (name: string) => boolean): string {
  const entries = Object.entries(JSON.parse(json) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(entries.filter(([name]) => wanted(name))));
}

/** Leaves out of the built page's vocabulary what only explains a walk; `vocabulary.json?explaining` has that alone. */
export function pageVocabulary(): Plugin {
  let isBuild = false;
  return {
    name: 'joinery-page-vocabulary',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(id, importer) {
      const [path = '', query] = id.split('?');
      if (query !== 'explaining') return undefined;
      const found = await this.resolve(path, importer, { skipSelf: true });
      return found && `${prefix}${found.id}.js`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const path = id.slice(prefix.length, -'.js'.length);
      this.addWatchFile(path);
      return `export default ${partsOf(readFileSync(path, 'utf8'), (name) => explaining.has(name))};`;
    },
    transform(json, id) {
      if (!isBuild || !id.endsWith(file)) return undefined;
      return { code: partsOf(json, (name) => !explaining.has(name)), map: null };
    },
  };
}
