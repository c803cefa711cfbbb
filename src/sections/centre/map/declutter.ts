import type { Coordinates } from '../../../core/geo';
import type { Mark } from './clusters';
import { clusterRadius } from './views';

/** Pixels from the map's left and top edge. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export type Project = (at: Coordinates) => { readonly x: number; readonly y: number };

const pinSize = { width: 32, height: 44 } as const;

/** WCAG 2.2, 2.5.8. */
const leastTarget = 24;

/** So far marks may reach over one another from either side: the least target is left of the smallest. */
const overlap = 8;

/**
 * Marks that would cover one another on the screen, made one; and none where the page's own controls stand. What it
 * leaves can be told apart and pressed.
 */
export function declutter(marks: readonly Mark[], project: Project, taken: readonly Box[]): readonly Mark[] {
  const kept: { mark: Mark; box: Box }[] = [];
  for (const mark of marks) {
    let next = { mark, box: boxOf(mark, project) };
    for (;;) {
      const at = kept.findIndex(({ box }) => meet(box, next.box));
      const [met] = at < 0 ? [] : kept.splice(at, 1);
      if (!met) break;
      const merged = merge(met.mark, next.mark);
      next = { mark: merged, box: boxOf(merged, project) };
    }
    kept.push(next);
  }
  return kept.filter(({ box }) => taken.every((each) => isLeft(box, each))).map(({ mark }) => mark);
}

/** A pin stands on its point, a cluster lies around it. */
function boxOf(mark: Mark, project: Project): Box {
  const { x, y } = project(mark.at);
  if (mark.kind === 'venue') {
    return { left: x - pinSize.width / 2, right: x + pinSize.width / 2, top: y - pinSize.height, bottom: y };
  }
  const radius = clusterRadius(mark.count);
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left + overlap < other.right &&
    other.left + overlap < one.right &&
    one.top + overlap < other.bottom &&
    other.top + overlap < one.bottom
  );
}

/** Whether enough of a mark looks out from behind what covers it to be pressed. */
function isLeft(mark: Box, cover: Box): boolean {
  const beside = [cover.left - mark.left, mark.right - cover.right, cover.top - mark.top, mark.bottom - cover.bottom];
  return Math.max(...beside) >= leastTarget;
}

/** Both together, in the middle of all that they stand for. Any step nearer tells them apart on the screen. */
function merge(one: Mark, other: Mark): Mark {
  const [own, others] = [countOf(one), countOf(other)];
  const count = own + others;
  const between = (a: number, b: number): number => (a * own + b * others) / count;
  return {
    kind: 'cluster',
    key: `${one.key}+${other.key}`,
    at: { lat: between(one.at.lat, other.at.lat), lng: between(one.at.lng, other.at.lng) },
    count,
    expansionZoom: () => 0,
  };
}

function countOf(mark: Mark): number {
  return mark.kind === 'venue' ? 1 : mark.count;
}
