import { describe, expect, test } from 'vitest';
import { allCells, impossible, nameOf, pairsOf, pairwise } from './cells';

describe('pairwise', () => {
  const cells = allCells.filter((cell) => impossible(cell) === undefined);
  const chosen = pairwise(cells);

  test('has every two things that meet in the whole matrix', () => {
    expect(new Set(chosen.flatMap(pairsOf))).toEqual(new Set(cells.flatMap(pairsOf)));
  });

  test('has each cell once, and less than a third of them', () => {
    expect(new Set(chosen.map(nameOf)).size).toBe(chosen.length);
    expect(chosen.length).toBeLessThan(cells.length / 3);
  });
});
