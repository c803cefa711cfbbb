import { gzipSync } from 'node:zlib';
import * as addresses from 'virtual:map-data';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { mapData } from './mapData';

const entry = '\0entry';
const page = {
  name: 'page',
  resolveId: (id: string) => (id === entry ? id : undefined),
  load: (id: string) => (id === entry ? "export * from 'virtual:map-data';" : undefined),
};

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The files that a page with a map is built into. Nothing is written. */
async function built(): Promise<Output> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [page, mapData()],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in built)) throw new Error('Vite was to build one bundle.');
  return built.output;
}

describe('virtual:map-data', () => {
  it('has an address for each file, also where nothing is built', () => {
    expect(addresses).toMatchObject({
      landUrl: expect.stringMatching(/^\/assets\/land-.*\.json$/) as string,
      bordersUrl: expect.stringMatching(/^\/assets\/borders-.*\.json$/) as string,
      labelsUrl: expect.stringMatching(/^\/assets\/labels-.*\.json$/) as string,
    });
  });

  it('puts the files among the assets, named by their content, and GeoJSON all of them', async () => {
    const output = await built();
    const code = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('');
    const assets = output.filter((file) => file.type === 'asset');
    const sizes = assets.map(({ source }) => gzipSync(source, { level: 9 }).length);
    expect(assets.map(({ fileName }) => fileName.replace(/-.{8}\.json$/, '')).sort()).toEqual([
      'assets/borders',
      'assets/labels',
      'assets/land',
    ]);
    for (const { fileName, source } of assets) {
      expect(code).toContain(`/${fileName}`);
      expect(JSON.parse(String(source))).toMatchObject({ type: expect.stringMatching(/^Feature/) as string });
    }
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
    expect((await built()).map(({ fileName }) => fileName)).toEqual(output.map(({ fileName }) => fileName));
  });
});
