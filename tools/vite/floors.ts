import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const floorsModule = 'virtual:floors';
const file = fileURLToPath(new URL('../../src/shell/first/floors.tsx', import.meta.url));

/**
 * Provides `virtual:floors`: the first floors of pages as HTML, rendered at build time so that the page shows them
 * before any script loads.
 */
export function floors(): Plugin {
  return {
    name: 'joinery-floors',
    resolveId: (id) => (id === floorsModule ? `\0${floorsModule}` : undefined),
    async load(id) {
      if (id !== `\0${floorsModule}`) return undefined;
      const { module, dependencies } = await runnerImport<typeof import('../../src/shell/first/floors.tsx')>(file);
      for (const each of dependencies) this.addWatchFile(each);
      return `export const floors = ${JSON.stringify(module.floors)};`;
    },
  };
}
