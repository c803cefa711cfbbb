import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { readPlaces } from '../operator/maps/readPlaces.ts';

/** The programs of the server. Each is bundled into one `.js` file of the same path in `dist-server`. */
const programs = ['operator/main.ts', 'bank/main.ts', 'tools/journeys.ts', 'tools/journeys/checker.ts'];

/**
 * Resolves `import.meta.url` to the source file, so that files beside modules are read from the sources, not beside the
 * bundle.
 */
function ownAddresses(): Plugin {
  return {
    name: 'joinery-own-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !id.endsWith('.ts') || !code.includes('import.meta.url')) return undefined;
      return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null };
    },
  };
}

/** Reads the places of the world while bundling, and keeps those of Britain and Ireland. */
function readyPlaces(): Plugin {
  return {
    name: 'joinery-ready-places',
    load(id) {
      if (!id.endsWith('/operator/maps/readPlaces.ts')) return undefined;
      return `export const readPlaces = () => JSON.parse(${JSON.stringify(JSON.stringify(readPlaces()))});`;
    },
  };
}

export default defineConfig({
  publicDir: false,
  plugins: [ownAddresses(), readyPlaces()],
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { input: Object.fromEntries(programs.map((file) => [file.replace(/\.ts$/, ''), file])) },
  },
});
