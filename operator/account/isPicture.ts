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

const marker = { startOfScan: 0xda, end: Buffer.from([0xff, 0xd9]) } as const;

/**
 * Reports whether bytes that begin like a JPEG are one: segments of which one tells a size, pixels, and an end (ITU-T T.81,
 * annex B).
 */
export function isJpeg(bytes: Buffer): boolean {
  let isSized = false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const kind = bytes[at + 1] ?? 0;
    if (kind === marker.startOfScan) return isSized && bytes.includes(marker.end, at);
    if (kind === 0xff) {
      at += 1; // a byte that fills up
      continue;
    }
    if (isFrame(kind))
      isSized = at + 9 <= bytes.length && bytes.readUInt16BE(at + 5) > 0 && bytes.readUInt16BE(at + 7) > 0;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Reports whether a segment of a JPEG describes a frame; tables are numbered among the frames. */
function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
}

/** The tests of what the pixels of a WebP begin with, by the name of their chunk. */
const webpPixels: Readonly<Record<string, (content: Buffer) => boolean>> = {
  'VP8 ': (content) => content.subarray(3, 6).equals(Buffer.from([0x9d, 0x01, 0x2a])),
  VP8L: (content) => content[0] === 0x2f,
  ANMF: (content) => content.length > 16,
};

/** Reports whether bytes that begin like a WebP are one: as many as they say, with a chunk of pixels (RFC 9649, section 2). */
export function isWebp(bytes: Buffer): boolean {
  const end = bytes.length < 12 ? Infinity : bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) return false;
  for (let at = 12; at + 8 <= end;) {
    const length = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (at + 8 + length > end) return false;
    if (webpPixels[bytes.toString('latin1', at, at + 4)]?.(content) === true) return true;
    at += 8 + length + (length % 2);
  }
  return false;
}
