import type { Box } from './declutter';

/** What stands before the map, on which no mark could be pressed: its controls, and on a phone the cards at its foot. */
export function coveredBy(frame: HTMLElement | null): readonly Box[] {
  if (!frame) return [];
  const { left, top } = frame.getBoundingClientRect();
  const controls = frame.querySelectorAll('.map-zoom, .map-area, .maplibregl-ctrl-attrib');
  const cards = frame.closest('.finder')?.querySelector('.finder-venues') ?? null;
  return [...controls, cards]
    .filter((each) => each !== null)
    .map((each) => each.getBoundingClientRect())
    .map((box) => ({ left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top }));
}
