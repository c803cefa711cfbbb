import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig } from 'vite';
import { borders, land } from '../../sandbox/maps/land.ts';
import { placeLabels } from '../../sandbox/maps/placeLabels.ts';
import { places } from '../../sandbox/maps/places.ts';

const mapModule = 'virtual:map-data';

/** What `virtual:map-data` exports, each the address of a GeoJSON file. */
const files = {
  landUrl: { name: 'land', read: land },
  bordersUrl: { name: 'borders', read: borders },
  labelsUrl: { name: 'labels', read: () => placeLabels(places()) },
} as const;

/**
 * Makes the embedded map's data when the page is built and puts it among its assets, named by content, so that it is
 * compressed and kept by browsers as they are. A test, which builds nothing, is given addresses and no files.
 */
export function mapData(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'joinery-map-data',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === mapModule ? `\0${mapModule}` : undefined),
    load(id) {
      if (id !== `\0${mapModule}`) return undefined;
      const lines = Object.entries(files).map(([exported, { name, read }]) => {
        const source = config.command === 'build' ? JSON.stringify(read()) : '';
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `${config.build.assetsDir}/${name}-${hash}.json`;
        if (source !== '') this.emitFile({ type: 'asset', fileName, source });
        return `export const ${exported} = ${JSON.stringify(config.base + fileName)};`;
      });
      return lines.join('\n');
    },
  };
}
