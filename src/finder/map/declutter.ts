import type { Coordinates } from '../../ground/core/geo';
import type { LocatedVenue } from '../search/search';
import type { MapMark } from './clustersOf';
import { clusterRadius } from './views';

/** Pixels from the map's left and top edge. */
export type ScreenBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type ProjectToScreen = (at: Coordinates) => { readonly x: number; readonly y: number };

/** The pixels of a pin, as map.css draws it, and of the larger one that marks the selected venue. */
export const pinSize = { width: 32, height: 44 } as const;
export const selectedPinSize = { width: 44, height: 60 } as const;

/** The least size of a target in CSS pixels. Source: WCAG 2.2, 2.5.8 Target Size (Minimum). */
const leastTarget = 24;

/** Pixels by which two marks may overlap; the least target size remains of the smallest mark. */
const overlap = 8;

/**
 * Merges marks that would overlap on the screen, and removes those under the page's own controls, so that every mark
 * left can be told apart and pressed.
 */
export function declutter(
  marks: readonly MapMark[],
  project: ProjectToScreen,
  covers: readonly ScreenBox[],
): readonly MapMark[] {
  const kept: { mark: MapMark; box: ScreenBox }[] = [];
  for (const mark of marks) {
    let next = { mark, box: boxOf(mark, project) };
    for (;;) {
      const at = kept.findIndex(({ box }) => doOverlap(box, next.box));
      const [met] = at < 0 ? [] : kept.splice(at, 1);
      if (!met) break;
      const merged = merge(met.mark, next.mark);
      next = { mark: merged, box: boxOf(merged, project) };
    }
    kept.push(next);
  }
  return kept.filter(({ box }) => covers.every((each) => isPressable(box, each))).map(({ mark }) => mark);
}

/** Returns a mark's box: a pin's is above its point, a cluster's around it. */
function boxOf(mark: MapMark, project: ProjectToScreen): ScreenBox {
  const { x, y } = project(mark.at);
  if (mark.kind === 'venue') {
    return { left: x - pinSize.width / 2, right: x + pinSize.width / 2, top: y - pinSize.height, bottom: y };
  }
  const radius = clusterRadius(mark.count);
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function doOverlap(one: ScreenBox, other: ScreenBox): boolean {
  return (
    one.left + overlap < other.right &&
    other.left + overlap < one.right &&
    one.top + overlap < other.bottom &&
    other.top + overlap < one.bottom
  );
}

/** Reports whether enough of a mark is left uncovered to be pressed. */
function isPressable(mark: ScreenBox, cover: ScreenBox): boolean {
  const uncovered = [
    cover.left - mark.left,
    mark.right - cover.right,
    cover.top - mark.top,
    mark.bottom - cover.bottom,
  ];
  return Math.max(...uncovered) >= leastTarget;
}

/** Merges two marks into one cluster at the centre of their venues. */
function merge(one: MapMark, other: MapMark): MapMark {
  const [own, others] = [countOf(one), countOf(other)];
  const count = own + others;
  const between = (a: number, b: number): number => (a * own + b * others) / count;
  return {
    kind: 'cluster',
    key: `${one.key}+${other.key}`,
    at: { lat: between(one.at.lat, other.at.lat), lng: between(one.at.lng, other.at.lng) },
    count,
    members: () => [...membersOf(one), ...membersOf(other)],
  };
}

function membersOf(mark: MapMark): readonly LocatedVenue[] {
  return mark.kind === 'venue' ? [mark] : mark.members();
}

function countOf(mark: MapMark): number {
  return mark.kind === 'venue' ? 1 : mark.count;
}
