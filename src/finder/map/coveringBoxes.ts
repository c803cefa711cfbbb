import type { ScreenBox } from './declutter';

/** Returns the boxes of the elements over the map, where no mark could be pressed: its controls, and on phones the cards. */
export function coveringBoxes(frame: HTMLElement | null): readonly ScreenBox[] {
  if (!frame) return [];
  const { left, top } = frame.getBoundingClientRect();
  const controls = frame.querySelectorAll('.map-zoom, .map-area, .maplibregl-ctrl-attrib');
  const cards = frame.closest('.finder')?.querySelector('.finder-venues') ?? null;
  return [...controls, cards]
    .filter((each) => each !== null)
    .map((each) => each.getBoundingClientRect())
    .map((box) => ({ left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top }));
}
