import type { Face } from './look';

/**
 * Returns the maximum width of a text in pixels. The viewer's font is unknown, so each letter counts as
 * wide as in the widest of the common fonts.
 */
export function widthOf(text: string, { size, bold }: Pick<Face, 'size' | 'bold'>): number {
  let ems = 0;
  for (const letter of text) ems += letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 1;
  return ems * size * (bold ? 1.1 : 1);
}

/** The widths of characters in parts of an em. Any other character, such as a letter of another script, counts as 1. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[ ijlI.,:;'’|!·]/, 0.32],
  [/[ftr()[\]/"“”-]/, 0.42],
  [/[ckJsvxyz]/, 0.57],
  [/[mwMW%@&…→]/, 0.98],
  [/[A-Z]/, 0.76],
  [/[\u0020-\u024f]/, 0.64],
];

/** Breaks a text into lines no wider than `width`; a longer word is broken within. */
export function wrapped(text: string, width: number, face: Pick<Face, 'size' | 'bold'>): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width, face))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, face) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, width: number, face: Pick<Face, 'size' | 'bold'>): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter, face) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** Escapes a text for XML and removes the characters that XML forbids. */
export function escaped(text: string): string {
  // eslint-disable-next-line no-control-regex -- XML forbids these characters, even escaped
  const clean = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export type Line = { readonly text: string; readonly face: Face; readonly fill: string };

/** Draws lines below each other; `y` is the upper edge of the first. */
export function textAt(x: number, y: number, lines: readonly Line[], place: 'left' | 'middle' = 'left'): string {
  let top = y;
  return lines
    .map(({ text, face, fill }) => {
      const base = round(top + face.line / 2 + face.size * 0.35);
      top += face.line;
      const names = place === 'middle' ? `${face.name} middle` : face.name;
      return `<text x="${round(x)}" y="${base}" class="${names}" fill="${fill}">${escaped(text)}</text>`;
    })
    .join('');
}

export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { face }) => sum + face.line, 0);
}

/** Rounds a length to a tenth of a pixel, so that pictures are identical on every machine. */
export function round(length: number): number {
  return Math.round(length * 10) / 10;
}
