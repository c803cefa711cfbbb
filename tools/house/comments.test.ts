import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { subjectlessOf } from './measures';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['src', 'operator', 'bank', 'schemas', 'tests', 'tools'];

it('finds a comment that begins with a clause, in each way of writing comments', () => {
  const [a, b, c] = ['What', 'Whether', 'Where']; // apart from their comments, since this file is read below
  const text = `/** ${a} it is. */\n/**\n * ${b} it is.\n */\n// ${c} it is.\n/** The place. */\n/** Whatever. */`;
  expect(subjectlessOf(text)).toEqual(['What it is. */', 'Whether it is.', 'Where it is.']);
});

it('begins every comment with its subject', () => {
  const found = folders
    .flatMap(scriptsIn)
    .flatMap((file) => subjectlessOf(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`));
  expect(found, 'Say what the thing is: “The price of …”, “True if …”, “The number of …”.').toEqual([]);
});

function scriptsIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file));
}
