import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from './faults';

// A mistake whose place has changed would stop the whole run of `npm run test:money:faults`, which seldom happens.
it.each(faults)('finds the place of a deliberate mistake: $name', ({ file, find, put }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(put).not.toBe(find);
});
