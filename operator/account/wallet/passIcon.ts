import { crc32, deflateSync } from 'node:zlib';
import { hexOf, mix, type Colour } from '../../../src/ground/core/colour';

/** The arches of the site's icon (src/kit/theme/favicon.svg), in a square of 40: each bends above `top`. */
const arches = [
  { radius: 14, top: 22, stroke: 3.2 },
  { radius: 7.5, top: 22.5, stroke: 3.2 },
  { radius: 1, top: 23, stroke: 2 },
] as const;
const foot = 34;
const white: Colour = [255, 255, 255];

/** The icons drawn so far: an operator has few colours, and a drawing takes longer than the signature. */
const drawn = new Map<string, Buffer>();

/** Draws the site's icon in a colour, as a PNG of so many pixels a side. */
export function passIcon(colour: Colour, side: number): Buffer {
  const name = `${hexOf(colour)} ${side}`;
  const icon = drawn.get(name) ?? draw(colour, side);
  drawn.set(name, icon);
  return icon;
}

function draw(colour: Colour, side: number): Buffer {
  const pixels = Buffer.alloc(side * (1 + side * 3)); // each row begins with its filter, 0 for none
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      pixels.set(mix(white, colour, coverage(x, y, side / 40)), y * (1 + side * 3) + 1 + x * 3);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])), // 8 bits of red, green and blue
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns how much of a pixel the arches cover, from 0 to 1. `scale`: the pixels in one unit of the square of 40. */
function coverage(pixelX: number, pixelY: number, scale: number): number {
  const [x, y] = [(pixelX + 0.5) / scale - 20, (pixelY + 0.5) / scale];
  const shares = arches.map(({ radius, top, stroke }) => {
    const distance = Math.abs((y < top ? Math.hypot(x, y - top) : Math.abs(x)) - radius);
    return (stroke / 2 - Math.max(distance, y - foot + stroke / 2)) * scale + 0.5;
  });
  return Math.min(1, Math.max(0, ...shares));
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
