import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { mistake, type Fault } from '../support/fault';

/** Parts of the page that draw, or that a payment has nothing to do with. */
const leftOut = /\/motion\/loadMotion$|^framer-motion$|^react-map-gl|^maplibre-gl|\/embedding\/startEmbedding$/;

/** Modules that reach into a real document, by who imports them, and the simulation's own in their place. */
const standIns = [
  {
    importer: /\/providers\/providers\.ts$/,
    id: /^\.\/(?:opayo|ryft|stripe)\/(?:opayo|ryft|stripe)$/,
    file: 'cardProviders.ts',
  },
  {
    importer: /\/kiosk\/create\.ts$/,
    id: /^\.\/(?:interceptOutsideLinks|historyMark|watchActivity|wipe|disableAutofill)$/,
    file: 'kioskParts.ts',
  },
] as const;

/** Puts the simulation's own parts in the place of those that draw or reach into a document. */
function simulatedParts(root: string): Plugin {
  const used = new Set<string>();
  return {
    name: 'joinery-simulated-parts',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const found = standIns.find((each) => each.id.test(id) && each.importer.test(importer));
      if (!found) return leftOut.test(id) ? '\0left-out' : undefined;
      used.add(found.file);
      return join(root, 'tests/money/page', found.file);
    },
    load: (id) =>
      id === '\0left-out'
        ? 'export const loadMotion = () => undefined, loadedMotion = loadMotion; export default undefined;'
        : undefined,
    buildEnd() {
      const missing = standIns.filter(({ file }) => !used.has(file)).map(({ file }) => file);
      if (missing.length > 0) throw new Error(`Nothing imports what ${missing.join(', ')} stands in for.`);
    },
  };
}

/** Takes the code under test from another checkout. */
function codeUnderTest(root: string, sources: string): Plugin {
  const own = join(root, 'tests/money');
  return {
    name: 'joinery-code-under-test',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (sources === root || importer?.startsWith(own) !== true || !id.startsWith('.')) return undefined;
      const path = relative(root, resolve(dirname(importer), id));
      if (!/^(?:src|operator|bank|schemas|journeys)\//.test(path)) return undefined;
      const found = await this.resolve(join(sources, path), importer, { skipSelf: true });
      return found?.id;
    },
  };
}

/** Files that are read beside their modules are looked for where these are, not beside the bundle. */
function ownAddresses(): Plugin {
  return {
    name: 'joinery-own-addresses',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\/(?:operator|bank|schemas)\/.*\.ts$/.test(file) || !code.includes('import.meta.url')) return undefined;
      return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)), map: null };
    },
  };
}

type Tools = typeof import('../../tools/vite/journeys') &
  typeof import('../../tools/vite/mapData') &
  typeof import('../../tools/vite/schemaModules');

/** The plugins that the code under test is built with, from its own checkout; journeys are neither checked nor published. */
async function ownPlugins(sources: string): Promise<readonly Plugin[]> {
  const files = ['journeys', 'mapData', 'schemaModules'].map((name) => join(sources, `tools/vite/${name}.ts`));
  const parts = await Promise.all(files.map((file) => import(pathToFileURL(file).href) as Promise<object>));
  const { journeys, mapData, schemaModules } = Object.assign({}, ...parts) as Tools; // three modules of known names
  const { writeBundle: _, ...uncheckedJourneys } = journeys();
  return [schemaModules(), uncheckedJourneys, mapData()];
}

/** The simulation and the code under test at `sources`, with a fault if there is one, as one file for Node. Answers with its path. */
export async function bundle(root: string, sources: string, fault?: Fault): Promise<string> {
  const name = `${sources} ${fault?.name ?? ''}`;
  const outDir = resolve(
    root,
    'node_modules/.cache/money',
    createHash('sha256').update(name).digest('hex').slice(0, 8),
  );
  await build({
    root: sources,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      ...(fault ? [mistake(sources, fault)] : []),
      codeUnderTest(root, sources),
      simulatedParts(root),
      ownAddresses(),
      ...(await ownPlugins(sources)),
    ],
    build: {
      ssr: join(root, 'tests/money/worker.ts'),
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { codeSplitting: false, entryFileNames: 'worker.mjs' },
      },
    },
  });
  return join(outDir, 'worker.mjs');
}
