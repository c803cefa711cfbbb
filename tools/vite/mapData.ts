import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig } from 'vite';
import { borders, land } from '../../operator/maps/land.ts';
import { placeLabels } from '../../operator/maps/placeLabels.ts';
import { places } from '../../operator/maps/places.ts';

const mapModule = 'virtual:map-data';

/** The exports of `virtual:map-data`, each the address of a GeoJSON file. */
const files = {
  landUrl: { name: 'land', read: land },
  bordersUrl: { name: 'borders', read: borders },
  labelsUrl: { name: 'labels', read: () => placeLabels(places()) },
} as const;

/**
 * Generates the embedded map's data when the page is built and adds it to the assets, named by content hash, so that it
 * is compressed and cached like other assets. A test, which builds nothing, gets the addresses without files.
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
