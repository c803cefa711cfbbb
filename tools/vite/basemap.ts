import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig } from 'vite';
import { basemapFile } from '../basemap/basemapFile.ts';

const basemapModule = 'virtual:basemap';

/**
 * Provides `virtual:basemap`: the address of the map's tiles, one PMTiles file among the assets. It is cut when the page is
 * built. A test, which builds nothing, gets an address without a file.
 */
export function basemap(): Plugin {
  let config: ResolvedConfig;
  let source: Buffer = Buffer.alloc(0);
  return {
    name: 'joinery-basemap',
    configResolved(resolved) {
      config = resolved;
    },
    // Cutting keeps the process busy for so long that modules, which other plugins ask it for, would time out.
    buildStart() {
      if (config.command === 'build') source = basemapFile();
    },
    resolveId: (id) => (id === basemapModule ? `\0${basemapModule}` : undefined),
    load(id) {
      if (id !== `\0${basemapModule}`) return undefined;
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `${config.build.assetsDir}/basemap-${hash}.pmtiles`;
      if (source.length > 0) this.emitFile({ type: 'asset', fileName, source });
      return `export const basemapUrl = ${JSON.stringify(config.base + fileName)};`;
    },
  };
}
