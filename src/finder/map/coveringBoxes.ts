import type { ScreenBox } from './declutter';

/**
 * Returns the boxes of the elements over the map, where no mark could be pressed: its controls, and on phones the cards.
 * `scale`: how much larger the page is drawn than the boxes are counted.
 */
export function coveringBoxes(frame: HTMLElement | null, scale: number): readonly ScreenBox[] {
  if (!frame) return [];
  const { left, top } = frame.getBoundingClientRect();
  const controls = frame.querySelectorAll('.map-zoom, .map-area, .maplibregl-ctrl-attrib');
  const cards = frame.closest('.finder')?.querySelector('.finder-venues') ?? null;
  return [...controls, cards]
    .filter((each) => each !== null)
    .map((each) => each.getBoundingClientRect())
    .map((box) => ({
      left: (box.left - left) / scale,
      right: (box.right - left) / scale,
      top: (box.top - top) / scale,
      bottom: (box.bottom - top) / scale,
    }));
}
