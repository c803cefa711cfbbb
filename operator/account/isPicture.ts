import { constants, crc32, inflateSync } from 'node:zlib';

/** The number of packed bytes that are unpacked: enough to tell pixels from anything else, too few to fill the memory. */
const unpackedBytes = 4096;

/**
 * Reports whether bytes that begin like a PNG are one: a size, pixels that begin to unpack, and an end, each chunk with its
 * checksum (PNG specification, sections 5.3 and 11.2).
 */
export function isPng(bytes: Buffer): boolean {
  const packed: Buffer[] = [];
  let isFirst = true;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    const name = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, end - 4);
    if (isFirst && (name !== 'IHDR' || length !== 13 || !hasSize(content))) return false;
    if (name === 'IDAT') packed.push(content);
    if (name === 'IEND') return canUnpack(Buffer.concat(packed));
    isFirst = false;
    at = end;
  }
  return false;
}

function hasSize(header: Buffer): boolean {
  return header.readUInt32BE(0) > 0 && header.readUInt32BE(4) > 0;
}

function canUnpack(packed: Buffer): boolean {
  try {
    return inflateSync(packed.subarray(0, unpackedBytes), { finishFlush: constants.Z_SYNC_FLUSH }).length > 0;
  } catch {
    return false;
  }
}
