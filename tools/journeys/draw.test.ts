import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Journey } from '../../schemas/generated/journey';
import { vocabulary } from '../../schemas/vocabulary';
import { drawJourney } from './draw';
import { colour } from './picture/look';
import { markLooks } from './picture/marks';
import { widthOf, wrapped } from './picture/text';

const load = (name: string): Journey => JSON.parse(readFileSync(`journeys/${name}.json`, 'utf8')) as Journey;
const register = load('register');
const draw = (journey: Journey): string => drawJourney({ journey, vocabulary });
const face = { size: 14, bold: false };

describe('drawJourney', () => {
  it('draws the same journey the same way', () => expect(draw(load('join'))).toBe(draw(load('join'))));

  it('says in words what the picture shows', () => {
    const picture = draw(register);
    expect(picture).toContain('role="img"');
    expect(picture).toContain('<title id="register-title">The journey “Create an account”</title>');
    expect(picture).toContain('Start leads to Your details. Your details leads to Submit.');
    expect(draw(load('checkout'))).toContain('All sections are open at once: No payment is required');
  });

  it('says who goes which way', () => {
    const picture = draw(load('join'));
    for (const words of ['with no questions', 'otherwise', 'with a membership']) expect(picture).toContain(words);
  });

  it('needs nothing besides itself', () => {
    const picture = draw(load('join')).replace('http://www.w3.org/2000/svg', '');
    expect(picture).not.toMatch(/https?:|href|url\(|<script|<image|@import/);
  });

  it('shows titles as text, whatever is in them', () => {
    const title = '<script>alert("&")</script>\u0000';
    const picture = draw({ ...register, sections: register.sections.map((section) => ({ ...section, title })) });
    expect(picture).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
    expect(picture).not.toContain('<script');
    expect(picture).not.toContain('\u0000');
  });

  it('explains only the marks that are in the picture', () => {
    expect(draw(load('join'))).toContain('Shown, never filled in');
    expect(draw(load('join'))).not.toContain('Shown to nobody');
    expect(draw(register)).not.toContain('Some customers');
  });

  it('grows with a title that is long', () => {
    const heightOf = (picture: string): number => Number(/height="(\d+)"/.exec(picture)?.[1]);
    const title = 'A very long title '.repeat(20);
    const long = { ...register, sections: register.sections.map((section) => ({ ...section, title })) };
    expect(heightOf(draw(long))).toBeGreaterThan(heightOf(draw(register)) + 100);
  });
});

describe('wrapped', () => {
  it.each(['A title of a few words', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', '長い題名'.repeat(9)])(
    'breaks %s into lines that fit, and loses nothing',
    (text) => {
      const lines = wrapped(text, 90, face);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(widthOf(line, face)).toBeLessThanOrEqual(90);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    },
  );
});

describe('the colours of a picture', () => {
  it.each<readonly [string, string, string]>([
    ['text on a card', colour.ink, colour.paper],
    ['rules on a card', colour.ink2, colour.paper],
    ['rules on a card that is never opened', colour.ink2, colour.chalk],
    ['words on a line', colour.deep, colour.chalk],
    ['a number on a bib', colour.paper, colour.action],
    ['a number on an open bib', colour.action, colour.paper],
    ['a number on a closed bib', colour.ink3, colour.paper],
    ['the end', colour.onDark2, colour.ink],
    ['a dead end', colour.danger, colour.dangerBg],
    ['the name on the floor', colour.ink, colour.maple],
    ...Object.values(markLooks).map(({ label, text, fill }) => [label, text, fill] as const),
  ])('keep %s readable', (_what, text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5));

  it.each([colour.action, colour.control])('keep the line %s visible', (line) =>
    expect(contrast(line, colour.chalk)).toBeGreaterThanOrEqual(3),
  );
});

/** The contrast of two colours, as WCAG 2.2 measures it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
