import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { Tile } from './cutTiles.ts';

export type ArchiveFacts = {
  /** West, south, east and north in degrees. */
  readonly bounds: readonly [number, number, number, number];
  readonly firstZoom: number;
  readonly lastZoom: number;
  /** The archive's description, as JSON. */
  readonly metadata: Readonly<Record<string, unknown>>;
};

type Entry = { readonly id: number; readonly offset: number; readonly length: number; run: number };

const headerLength = 127;

/** A reader loads this much at once, so that the root directory and the header have to fit in. */
const firstRead = 16_384;

/** The number of entries of a leaf directory. */
const leafLength = 1024;

const gzip = 2;
const vectorTiles = 1;

/** Writes tiles into one file that is read by byte ranges. Source: PMTiles specification, version 3. */
export function writePmtiles(tiles: readonly Tile[], facts: ArchiveFacts): Buffer {
  const { entries, data, contents } = placeTiles(tiles);
  const { root, leaves } = directoriesOf(entries);
  if (headerLength + root.length > firstRead) throw new Error(`The root directory has ${root.length} bytes, too many.`);
  const metadata = gzipSync(JSON.stringify(facts.metadata), { level: 9 });
  const header = headerOf(facts, [root, metadata, leaves, data], [tiles.length, entries.length, contents]);
  return Buffer.concat([header, root, metadata, leaves, data]);
}

/** Puts the tiles in a row by their ids. Equal tiles are stored once; equal neighbours share an entry. */
function placeTiles(tiles: readonly Tile[]): {
  readonly entries: readonly Entry[];
  readonly data: Buffer;
  readonly contents: number;
} {
  const entries: Entry[] = [];
  const parts: Buffer[] = [];
  const stored = new Map<string, { readonly offset: number; readonly length: number }>();
  let end = 0;
  const sorted = tiles.map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }));
  for (const { id, data } of sorted.toSorted((one, other) => one.id - other.id)) {
    const hash = createHash('sha256').update(data).digest('base64');
    let place = stored.get(hash);
    if (!place) {
      const part = gzipSync(data, { level: 9 });
      place = { offset: end, length: part.length };
      stored.set(hash, place);
      parts.push(part);
      end += part.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, ...place, run: 1 });
  }
  return { entries, data: Buffer.concat(parts), contents: stored.size };
}

/** Returns the root directory, and the leaf directories that it points to. */
function directoriesOf(entries: readonly Entry[]): { readonly root: Buffer; readonly leaves: Buffer } {
  const whole = directory(entries);
  if (headerLength + whole.length <= firstRead) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let end = 0;
  for (let from = 0; from < entries.length; from += leafLength) {
    const leaf = directory(entries.slice(from, from + leafLength));
    pointers.push({ id: entries[from]?.id ?? 0, offset: end, length: leaf.length, run: 0 }); // 0 marks a leaf
    leaves.push(leaf);
    end += leaf.length;
  }
  return { root: directory(pointers), leaves: Buffer.concat(leaves) };
}

/** Encodes a directory column by column: ids as differences, runs, lengths, and offsets, of which 0 means "after the last". */
function directory(entries: readonly Entry[]): Buffer {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const offsets = entries.map(({ offset }, index) => {
    const before = entries[index - 1];
    return before && before.offset + before.length === offset ? 0 : offset + 1;
  });
  const columns = [ids, entries.map(({ run }) => run), entries.map(({ length }) => length), offsets];
  return gzipSync(Buffer.from([entries.length, ...columns.flat()].flatMap(varint)), { level: 9 });
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}

/** `sections` are the root directory, the metadata, the leaf directories and the tiles, in the order of the file. */
function headerOf(
  { bounds, firstZoom, lastZoom }: ArchiveFacts,
  sections: readonly Buffer[],
  counts: readonly number[],
): Buffer {
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  let offset = headerLength;
  const positions = sections.flatMap(({ length }) => {
    offset += length;
    return [offset - length, length];
  });
  [...positions, ...counts].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index));
  const clustered = 1;
  Buffer.from([clustered, gzip, gzip, vectorTiles, firstZoom, lastZoom]).copy(header, 96);
  const [west, south, east, north] = bounds;
  const units = (degrees: number): number => Math.round(degrees * 10_000_000);
  [west, south, east, north].forEach((degrees, index) => header.writeInt32LE(units(degrees), 102 + 4 * index));
  header.writeUInt8(firstZoom, 118);
  [(west + east) / 2, (south + north) / 2].forEach((degrees, index) =>
    header.writeInt32LE(units(degrees), 119 + 4 * index),
  );
  return header;
}
