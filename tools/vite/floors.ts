import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const floorsModule = 'virtual:floors';
const file = fileURLToPath(new URL('../../src/app/first/floors.tsx', import.meta.url));

/** `virtual:floors`: how pages begin, as HTML rendered at build time, so that nothing has to be loaded to draw it. */
export function floors(): Plugin {
  return {
    name: 'joinery-floors',
    resolveId: (id) => (id === floorsModule ? `\0${floorsModule}` : undefined),
    async load(id) {
      if (id !== `\0${floorsModule}`) return undefined;
      const { module, dependencies } = await runnerImport<typeof import('../../src/app/first/floors.tsx')>(file);
      for (const each of dependencies) this.addWatchFile(each);
      return `export const floors = ${JSON.stringify(module.floors)};`;
    },
  };
}
