import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports';
import { exportedNames, sharedNames } from './names';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('exportedNames', () => {
  it('finds what a file declares, and not what it only passes on', () => {
    const text = `export type A = 1; export const [B, { c: C }] = x; export function D() {} export { E } from './e'; type F = 1;`;
    expect(exportedNames(text, 'a.ts')).toEqual(['A', 'B', 'C', 'D']);
  });
});

describe('the exported names', () => {
  // Each provider of the bank stands for a company of its own, with its own words.
  it.each(['src', 'operator', 'bank/opayo', 'bank/ryft', 'bank/stripe', 'bank/wire', 'tools'])(
    'of %s each mean one thing',
    (folder) => {
      expect(sharedNames(root, sourceFiles(root, folder))).toEqual([]);
    },
  );
});
