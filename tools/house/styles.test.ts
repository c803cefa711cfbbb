import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const blocks = /(?<selectors>[^{};]+)\{/g;

/** Splits a selector at a character outside of brackets. */
function splitOutside(text: string, at: RegExp): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const each of text) {
    if (each === '(' || each === '[') depth += 1;
    if (each === ')' || each === ']') depth -= 1;
    if (depth > 0 || !at.test(each)) part += each;
    else {
      parts.push(part);
      part = '';
    }
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}

/** Reports whether a selector asks with `:has` about one element in order to style others that it does not name. */
function stylesUnnamed(selector: string): boolean {
  const compounds = splitOutside(selector, /[\s>~+]/);
  const last = compounds.at(-1) ?? '';
  const asksBefore = compounds.slice(0, -1).some((compound) => compound.includes(':has('));
  return asksBefore && !/^[a-z]|[.#[]/.test(last.replaceAll(/:\w[\w-]*\([^)]*\)/g, ''));
}

function unnamedIn(css: string): readonly string[] {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '');
  return [...text.matchAll(blocks)]
    .flatMap(({ groups }) => splitOutside(groups?.selectors ?? '', /,/))
    .filter(stylesUnnamed);
}

describe('the styles', () => {
  it('know a selector that the browser must try on every element', () => {
    expect(unnamedIn('.a:has(> .b) > :not(.c), .a:has(.b) .c { } .a :has(.b) ~ * { } .a:has(:checked) { }')).toEqual([
      '.a:has(> .b) > :not(.c)',
      '.a :has(.b) ~ *',
    ]);
  });

  // With such a selector, Chromium restyled the whole page at each tick and each letter: a third of what a tap took on a slow phone.
  it('name what they style after asking about something else with :has', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) =>
      unnamedIn(readFileSync(`src/${file}`, 'utf8')).map((selector) => `${file}: ${selector}`),
    );
    expect(found).toEqual([]);
  });
});
