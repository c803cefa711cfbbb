import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testVenue } from '../../../../tests/support/testVenues';
import type { MapMark } from './clustersOf';
import { declutter, type ScreenBox } from './declutter';
import { clusterRadius } from './views';

/** A degree is a pixel, so that a test can say where things stand. */
const project = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => ({ x: lng, y: lat });

function pin(x: number, y: number): MapMark {
  const key = `${x}-${y}`;
  return { kind: 'venue', key, at: { lng: x, lat: y }, venue: testVenue(1, key, y, x) };
}

function cluster(x: number, y: number, count: number): MapMark {
  return { kind: 'cluster', key: `c-${x}-${y}`, at: { lng: x, lat: y }, count, members: () => [] };
}

const counts = (marks: readonly MapMark[]): readonly number[] =>
  marks.map((mark) => (mark.kind === 'venue' ? 1 : mark.count));

test('keeps marks that do not overlap', () => {
  const marks = [pin(0, 0), pin(100, 0), cluster(0, 100, 5)];
  expect(declutter(marks, project, [])).toEqual(marks.map((mark) => ({ ...mark, pressable: true, clear: true })));
});

test('merges overlapping pins into a cluster between them', () => {
  const [mark] = declutter([pin(0, 0), pin(10, 0)], project, []);
  expect(mark).toMatchObject({ kind: 'cluster', count: 2, at: { lng: 5, lat: 0 } });
});

test('weighs clusters by their count, and merges the marks that the result overlaps', () => {
  const [mark, ...more] = declutter([cluster(0, 0, 99), pin(34, 10), cluster(-15, 0, 10)], project, []);
  expect(more).toEqual([]);
  expect(mark).toMatchObject({ count: 110 });
});

test('keeps marks that controls cover, and says which are left to be pressed and which are wholly in sight', () => {
  const controls: ScreenBox = { left: 0, top: 0, right: 60, bottom: 100 };
  const marks = [pin(30, 60), pin(200, 60), pin(30, 119), pin(30, 165), pin(67, 60), cluster(64, 220, 3)];
  const drawn = declutter(marks, project, [controls, { left: 0, top: 230, right: 99, bottom: 250 }]);
  const keys = (each: readonly MapMark[]): readonly string[] => each.map(({ key }) => key);
  expect(keys(drawn)).toEqual(keys(marks));
  expect(keys(drawn.filter(({ pressable }) => pressable))).toEqual(['200-60', '30-165', 'c-64-220']);
  expect(keys(drawn.filter(({ clear }) => clear))).toEqual(['200-60', '30-165']);
});

test('keeps every venue of any marks, and leaves no two overlapping', () => {
  const anyMark = fc.tuple(
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 1, max: 900 }),
  );
  fc.assert(
    fc.property(fc.array(anyMark, { maxLength: 60 }), (places) => {
      const marks = places.map(([x, y, count]) => (count === 1 ? pin(x, y) : cluster(x, y, count)));
      const left = declutter(marks, project, []);
      const sum = (each: readonly MapMark[]): number => counts(each).reduce((total, count) => total + count, 0);
      expect(sum(left)).toBe(sum(marks));
      const boxes = left.map((mark) => {
        const { x, y } = project(mark.at);
        const [width, height, dy] =
          mark.kind === 'venue' ? [32, 44, -22] : [2 * clusterRadius(mark.count), 2 * clusterRadius(mark.count), 0];
        return { x, y: y + dy, width, height };
      });
      boxes.forEach((one, index) =>
        boxes.slice(index + 1).forEach((other) => {
          const apartX = Math.abs(one.x - other.x) - (one.width + other.width) / 2;
          const apartY = Math.abs(one.y - other.y) - (one.height + other.height) / 2;
          expect(Math.max(apartX, apartY)).toBeGreaterThanOrEqual(-8 - 1e-9);
        }),
      );
    }),
  );
});
