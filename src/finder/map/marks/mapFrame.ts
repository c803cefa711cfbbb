import type { ScreenBox } from './declutter';

/** The part of the page that the map has. Its pixels are those of an ordinary screen, on a terminal too. */
export type MapFrame = {
  readonly width: number;
  readonly height: number;
  /** The number of times that the page is drawn larger than on an ordinary screen. */
  readonly scale: number;
  /** The boxes of what lies over the map, where no mark can be pressed. */
  readonly covers: readonly ScreenBox[];
};

/** The place of the button that searches the area, which the page shows at a high zoom only. */
const areaButton = { top: 16, width: 164, height: 44 } as const;

/** Returns the frame that an element is, with the page's controls over it, and on phones the cards. */
export function mapFrameOf(element: HTMLElement, scale: number): MapFrame {
  const { left, top, width, height } = element.getBoundingClientRect();
  const controls = element.querySelectorAll('.map-zoom, .map-area, .maplibregl-ctrl-attrib');
  const note = element.closest('.finder-map')?.querySelector('.finder-plain:not(:empty)') ?? null;
  const cards = element.closest('.finder')?.querySelector('.finder-venues') ?? null;
  const covers = [...controls, note, cards]
    .filter((each) => each !== null)
    .map((each) => each.getBoundingClientRect())
    .map((box) => ({
      left: (box.left - left) / scale,
      right: (box.right - left) / scale,
      top: (box.top - top) / scale,
      bottom: (box.bottom - top) / scale,
    }));
  return { width: width / scale, height: height / scale, scale, covers };
}

/** Returns a frame with the button that searches the area, as it will be after a move to a high zoom. */
export function withAreaButton(frame: MapFrame): MapFrame {
  const { top, width, height } = areaButton;
  const left = (frame.width - width) / 2;
  return { ...frame, covers: [...frame.covers, { left, right: left + width, top, bottom: top + height }] };
}
