import { expect, test } from 'vitest';
import { leftOut } from './variants';

const places = {
  'a:1': ['Stripe', 'Opayo', 'Ryft'],
  'a:9': ['alone'],
  'b:1': ['wide', 'narrow'],
  'b:5': ['1', '2', '3'],
};

test('one variant of each test is left, and not always the first', () => {
  const tests = Object.entries(places).flatMap(([place, names]) => names.map((name) => ({ place, name })));
  expect(leftOut(tests)).toEqual(['Opayo', 'Ryft', 'wide', '1', '2']);
});
