import type { Face } from './look';

/**
 * The width a text can have at most, in pixels: which face a viewer has is not known, so that each letter counts as
 * wide as in the widest of the common ones.
 */
export function widthOf(text: string, { size, bold }: Pick<Face, 'size' | 'bold'>): number {
  let ems = 0;
  for (const letter of text) ems += letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 1;
  return ems * size * (bold ? 1.1 : 1);
}

/** Parts of an em. What is none of these, such as a letter of another script, counts as a whole one. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[ ijlI.,:;'’|!·]/, 0.32],
  [/[ftr()[\]/"“”-]/, 0.42],
  [/[ckJsvxyz]/, 0.57],
  [/[mwMW%@&…→]/, 0.98],
  [/[A-Z]/, 0.76],
  [/[\u0020-\u024f]/, 0.64],
];

/** Breaks a text into lines no wider than `width`; a word that is wider by itself is broken within. */
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

/** A text as it stands in XML, without what no XML may hold. */
export function escaped(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what XML can't hold, not even escaped
  const clean = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export type Line = { readonly text: string; readonly face: Face; readonly fill: string };

/** Lines one under the other from `y`, the upper edge of the first. */
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

/** A length to a tenth of a pixel, so that pictures don't differ by how a machine rounds. */
export function round(length: number): number {
  return Math.round(length * 10) / 10;
}
