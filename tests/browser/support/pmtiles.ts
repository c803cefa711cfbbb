/**
 * A PMTiles archive of one tile, the whole world, all of it land: enough to see that a map of such a file is drawn.
 * Formats: PMTiles specification 3; Mapbox Vector Tile specification 2.1.
 */
export function worldOfLand(): Buffer {
  const tile = vectorTile('earth');
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1]); // one entry: id 0, run 1, its length, offset 0
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const [directoryAt, metadataAt] = [header.length, header.length + directory.length];
  const tileAt = metadataAt + metadata.length;
  const positions = [directoryAt, directory.length, metadataAt, metadata.length, 0, 0, tileAt, tile.length, 1, 1, 1];
  positions.forEach((position, index) => header.writeBigUInt64LE(BigInt(position), 8 + index * 8));
  const [clustered, uncompressed, vector] = [1, 1, 1];
  Buffer.from([clustered, uncompressed, uncompressed, vector, 0, 0]).copy(header, 96);
  const bounds = [-180, -85, 180, 85];
  bounds.forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + index * 4));
  return Buffer.concat([header, directory, metadata, tile]);
}

/** One layer with one square that fills the tile. */
function vectorTile(layer: string): Buffer {
  const zigzag = (value: number): number => (value << 1) ^ (value >> 31);
  const [moveTo, lineToThrice, close] = [9, 26, 15];
  const square = [moveTo, 0, 0, lineToThrice, 4096, 0, 0, 4096, -4096, 0].map((value, index) =>
    index === 0 || index === 3 ? value : zigzag(value),
  );
  const polygon = 3;
  const feature = Buffer.concat([
    field(2, Buffer.from([0, 0])),
    Buffer.from([(3 << 3) | 0, polygon]),
    field(4, Buffer.from([...square, close].flatMap(varint))),
  ]);
  const body = Buffer.concat([
    Buffer.from([(15 << 3) | 0, 2]),
    field(1, Buffer.from(layer)),
    field(2, feature),
    field(3, Buffer.from('kind')),
    field(4, field(1, Buffer.from(layer))),
    Buffer.from([(5 << 3) | 0, ...varint(4096)]),
  ]);
  return field(3, body);
}

function field(number: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(number << 3) | 2, ...varint(content.length)]), content]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}
