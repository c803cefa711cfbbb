import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Fault } from './faults/faults';

/** Parts of the page that draw, or that a payment has nothing to do with. */
const leftOut = /\/components\/motion\/arrival|^framer-motion$|^react-map-gl|^maplibre-gl|\/app\/embedding\//;

/** Puts the simulated card fields in the place of those that draw. */
function cardFields(root: string): Plugin {
  return {
    name: 'joinery-simulated-card-fields',
    enforce: 'pre',
    resolveId(id, importer) {
      const provider = /^\.\/(?:opayo|ryft|stripe)\/(opayo|ryft|stripe)$/.exec(id)?.[1];
      if (provider !== undefined && importer?.endsWith('/src/payment/providers/providers.ts') === true)
        return join(root, 'tests/money/page/cardProviders.ts');
      return leftOut.test(id) ? '\0left-out' : undefined;
    },
    load: (id) =>
      id === '\0left-out' ? 'export const loadMotion = () => undefined; export default undefined;' : undefined,
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
      if (!/^(?:src|sandbox|schemas|journeys)\//.test(path)) return undefined;
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
      if (!/\/(?:sandbox|schemas)\/.*\.ts$/.test(file) || !code.includes('import.meta.url')) return undefined;
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

/** Sets a mistake into the code under test. Throws where the text to replace is not there once. */
function mistake(sources: string, { file, find, put, name }: Fault): Plugin {
  let times = 0;
  return {
    name: 'joinery-deliberate-fault',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== join(sources, file)) return undefined;
      times = code.split(find).length - 1;
      return { code: code.replace(find, () => put), map: null };
    },
    buildEnd() {
      if (times !== 1) throw new Error(`${file} has the text of the fault "${name}" ${times} times instead of once.`);
    },
  };
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
      cardFields(root),
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
