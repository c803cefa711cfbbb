import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { linksIn, pathsIn } from './docs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = ['README.md', ...pagesIn('docs'), ...pagesIn('tests')];

describe('pathsIn', () => {
  it('finds the backticked paths of the repository', () => {
    const text = 'In `src/ground`, by `journeys/*.json`, `docs/tests.md`, and `stores/FinderStore.ts`.';
    expect(pathsIn(text)).toEqual(['src/ground', 'journeys/*.json', 'docs/tests.md', 'stores/FinderStore.ts']);
  });

  it('finds no path in a command, an address, a block of code or a bare name', () => {
    expect(pathsIn('`npm run x -- tests/a.ts`, `/basket`, `tokens.css`\n```sh\ncat `src/none.ts`\n```\n')).toEqual([]);
  });
});

describe('linksIn', () => {
  it('finds the links and pictures that lead to a file, without their anchors', () => {
    const text = '[a](b.md#c) ![d](e.png) <img src="f.svg" /> [g](https://example.org) [h](#i)';
    expect(linksIn(text)).toEqual(['b.md', 'e.png', 'f.svg']);
  });
});

describe('the documentation', () => {
  it('names only paths that exist', () => {
    const missing = pages.flatMap((page) =>
      pathsIn(read(page))
        .filter((path) => !isThere(path) && !isThere(join(dirname(page), path)))
        .map((path) => `${page}: ${path}`),
    );
    expect(missing, 'Write the path from the root of the repository, as it is now.').toEqual([]);
  });

  it('links only to files that exist', () => {
    const missing = pages.flatMap((page) =>
      linksIn(read(page))
        .filter((link) => !existsSync(join(root, dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(pagesIn('docs/decisions'))('gives %s a context, a decision and a consequence', (page) => {
    const parts = [...read(page).matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
    expect(parts.filter((part) => part !== 'Example')).toEqual(['Context', 'Decision', 'Consequence']);
  });
});

function pagesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
}

function read(page: string): string {
  return readFileSync(join(root, page), 'utf8');
}

/** Reports whether a path exists; its last part may have one `*`. */
function isThere(path: string): boolean {
  const [before = '', after] = path.split('*');
  if (after === undefined) return existsSync(join(root, path));
  const folder = before.slice(0, before.lastIndexOf('/'));
  const start = before.slice(folder.length + 1);
  return (
    existsSync(join(root, folder)) &&
    readdirSync(join(root, folder)).some((name) => name.startsWith(start) && name.endsWith(after))
  );
}
