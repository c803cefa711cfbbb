const named = (head: string, size: number): Buffer => {
  const bytes = Buffer.alloc(size, 7);
  bytes.write(head, 'latin1');
  return bytes;
};

/** Files of each kind, of a size, as far as their first bytes tell. */
export const png = (size = 64): Buffer => named('\x89PNG\r\n\x1a\n', size);
export const jpeg = (size = 64): Buffer => named('\xff\xd8\xff\xe0', size);
export const webp = (size = 64): Buffer => named('RIFF\x38\x00\x00\x00WEBPVP8 ', size);
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
