import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mapBox } from '../../operator/maps/land.ts';
import { cutTiles, tileZooms } from './cutTiles.ts';
import { dataFolder, layers } from './layers.ts';
import { writePmtiles } from './writePmtiles.ts';

const cacheFolder = new URL('../../node_modules/.cache/joinery/', import.meta.url);

/** Returns the map's tiles as one PMTiles file. Cutting them takes some ten seconds, so the last file is kept. */
export function basemapFile(): Buffer {
  const cached = new URL(`basemap-${hashOfSources()}.pmtiles`, cacheFolder);
  if (existsSync(cached)) return readFileSync(cached);
  const file = cutBasemap();
  rmSync(cacheFolder, { recursive: true, force: true });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(cached, file);
  return file;
}

function cutBasemap(): Buffer {
  return writePmtiles(cutTiles(layers), {
    bounds: mapBox,
    firstZoom: tileZooms.first,
    lastZoom: tileZooms.last,
    metadata: {
      name: 'Britain and Ireland',
      attribution: '© OpenMapTiles © OpenStreetMap contributors © GeoNames',
      licence: 'Open Database Licence 1.0',
      vector_layers: [...new Set(layers.map(({ name }) => name))].map((id) => ({ id, fields: {} })),
    },
  });
}

/** Returns a hash of everything that the tiles are made from: the data, the code, and the packages that it uses. */
function hashOfSources(): string {
  const folders = [dataFolder, new URL('.', import.meta.url), new URL('../../operator/maps/', import.meta.url)];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => new URL(name, folder)),
  );
  const hash = createHash('sha256');
  for (const file of [...files, new URL('../../package-lock.json', import.meta.url)]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
