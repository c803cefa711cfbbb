import type { Coordinates } from '../../../ground/core/geo';
import type { LocatedVenue } from '../../search/search';
import type { MapMark } from './clustersOf';
import type { FlatPlace } from './mercator';
import { clusterRadius } from './views';

/** Pixels from the map's left and top edge. */
export type ScreenBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type ProjectToScreen = (at: Coordinates) => FlatPlace;

/** The pixels of a pin, as map.css draws it, and of the larger one that marks the selected venue. */
export const pinSize = { width: 32, height: 44 } as const;
export const selectedPinSize = { width: 44, height: 60 } as const;

/** The least size of a target in CSS pixels. Source: WCAG 2.2, 2.5.8 Target Size (Minimum). */
const leastTarget = 24;

/** Pixels by which two marks may overlap; the least target size remains of the smallest mark. */
const overlap = 8;

/** Pixels by which something may cover a mark that still counts as wholly in sight. */
const sliver = 2;

/** A mark as it is drawn. */
export type DrawnMark = MapMark & {
  /** True if enough of it is in sight to be pressed. */
  readonly pressable: boolean;
  /** True if it is wholly in sight. */
  readonly clear: boolean;
};

/**
 * Merges marks that would overlap on the screen, so that every mark can be told apart and pressed, except under what covers
 * the map.
 */
export function declutter(
  marks: readonly MapMark[],
  project: ProjectToScreen,
  covers: readonly ScreenBox[],
): readonly DrawnMark[] {
  const kept: { mark: MapMark; box: ScreenBox }[] = [];
  for (const mark of marks) {
    let next = { mark, box: boxOf(mark, project) };
    for (;;) {
      const at = kept.findIndex(({ box }) => doOverlap(box, next.box, overlap));
      const [met] = at < 0 ? [] : kept.splice(at, 1);
      if (!met) break;
      const merged = merge(met.mark, next.mark);
      next = { mark: merged, box: boxOf(merged, project) };
    }
    kept.push(next);
  }
  return kept.map(({ mark, box }) => ({
    ...mark,
    pressable: covers.every((each) => isPressable(box, each)),
    clear: !covers.some((each) => doOverlap(box, each, sliver)),
  }));
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

/** Reports whether two boxes overlap by more than `most` pixels. */
function doOverlap(one: ScreenBox, other: ScreenBox, most: number): boolean {
  return (
    one.left + most < other.right &&
    other.left + most < one.right &&
    one.top + most < other.bottom &&
    other.top + most < one.bottom
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
