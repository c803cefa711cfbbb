import { crc32, deflateSync } from 'node:zlib';

const named = (head: string, size: number): Buffer => {
  const bytes = Buffer.alloc(size, 7);
  bytes.write(head, 'latin1');
  return bytes;
};

const chunk = (name: string, content: Buffer): Buffer => {
  const [bytes, ends] = [Buffer.alloc(content.length + 8), Buffer.alloc(4)];
  bytes.writeUInt32BE(content.length);
  bytes.write(name, 4, 'latin1');
  content.copy(bytes, 8);
  ends.writeUInt32BE(crc32(bytes.subarray(4)));
  return Buffer.concat([bytes, ends]);
};

/** One grey pixel as a PNG, with a remark that makes it as large as asked. */
export const png = (size = 128): Buffer => {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const head = [named('\x89PNG\r\n\x1a\n', 8), chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.from([0, 7])))];
  const end = chunk('IEND', Buffer.alloc(0));
  const room = size - Buffer.concat([...head, end]).length - 12;
  return Buffer.concat([...head, chunk('tEXt', Buffer.alloc(Math.max(0, room), 7)), end]);
};

/** One grey pixel as a JPEG. */
export const jpeg = (): Buffer =>
  Buffer.from(
    `/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP${'/'.repeat(86)}wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z`,
    'base64',
  );

/** One black pixel as a WebP, and one that can be seen through. */
export const webp = (): Buffer => Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAD8D+JaQAA3AA/ua1AAA=', 'base64');
export const clearWebp = (): Buffer =>
  Buffer.from(
    'UklGRkAAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAIAAAAAY1ZQOCAYAAAAMAEAnQEqAQABAAzAziWkAANwAP7sHYAA',
    'base64',
  );

/** A file that is a PDF as far as its first bytes tell. */
export const pdf = (size = 64): Buffer => named('%PDF-1.7\n', size);

/** Files that are called pictures and are none. */
export const disguised: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['a program', named('MZ\x90\x00', 64)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a picture behind a page', Buffer.concat([Buffer.from('<script>alert(1)</script>'), png()])],
  ['a GIF', named('GIF89a', 64)],
  ['a sound', named('RIFF\x38\x00\x00\x00WAVEfmt ', 64)],
  ['a PNG cut off in its first bytes', png().subarray(0, 5)],
];

/** As a browser sends it. */
export function uploaded(bytes: Buffer, file_name = 'photo.png'): { file_name: string; content: string } {
  return { file_name, content: bytes.toString('base64') };
}

/** Files that begin like a picture and show nothing. */
export const damaged: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['a PNG that has a head only', named('\x89PNG\r\n\x1a\n', 64)],
  ['a PNG that is cut off', png().subarray(0, 100)],
  ['a PNG that has lost a bit', Buffer.from(png().map((byte, index) => (index === 45 ? byte ^ 1 : byte)))],
  ['a PNG without pixels', Buffer.concat([png().subarray(0, 33), png().subarray(-12)])],
  ['a JPEG that has a head only', named('\xff\xd8\xff\xe0', 64)],
  ['a JPEG that is cut off', jpeg().subarray(0, -2)],
  ['a JPEG without pixels', Buffer.concat([jpeg().subarray(0, 20), jpeg().subarray(-2)])],
  ['a WebP that has a head only', named('RIFF\x38\x00\x00\x00WEBPVP8 ', 64)],
  ['a WebP that is cut off', webp().subarray(0, -2)],
  ['a WebP without pixels', named('RIFF\x16\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00', 30)],
];
