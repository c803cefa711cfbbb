import { boxOf, type Box, type Coordinates } from '../../../ground/core/geo';
import type { MapView } from '../../search/mapView';
import type { Clusters, MapMark } from './clustersOf';
import { pinSize, type ScreenBox } from './declutter';
import { withAreaButton, type MapFrame } from './mapFrame';
import { marksInView } from './marksInView';
import { projected, unprojected, type FlatPlace } from './mercator';
import { boxZoom, clusterRadius, fitPadding, minZoom, searchAreaZoom } from './views';

type Insets = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

const wholeWorld: Box = [-180, -90, 180, 90];

/** The clusters of the centres that are found, and the frame that they are drawn in. */
export type Framed = { readonly clusters: Clusters; readonly frame: MapFrame };

/**
 * Returns the view of a box in which nothing of the page covers a mark: with the usual padding, or with as much as the
 * controls need. Of a box that is larger than the map can show, only the centres are in view.
 */
export function clearView(box: Box, { clusters, frame }: Framed, maxZoom: number = boxZoom): MapView {
  const even = Math.min(fitPadding, frame.width / 4, frame.height / 4);
  const insets = { left: even, right: even, top: even, bottom: even };
  const usual = fittedView(box, frame, insets, maxZoom);
  const shown = usual.zoom > searchAreaZoom ? withAreaButton(frame) : frame;
  if (isFitting(box, frame, insets) && isClear(usual, { clusters, frame: shown })) return usual;
  const free = freeInsets(shown, even);
  return fittedView(isFitting(box, frame, free) ? box : (centresBox(clusters) ?? box), frame, free, maxZoom);
}

/**
 * Returns the view to move to after the area of `view` was searched: as near to it as possible, with each mark clear. None if
 * each is already.
 */
export function searchedView({ view, clusters, frame }: Framed & { readonly view: MapView }): MapView | undefined {
  const marks = marksInView(clusters, view, frame);
  if (marks.every(({ clear }) => clear)) return undefined;
  const box = boxOf(marks.flatMap(placesOf));
  const insets = freeInsets(frame, 0);
  const zoom = Math.min(view.zoom, fittingZoom(box, frame, insets));
  const middle = projected({ lat: view.latitude, lng: view.longitude }, zoom);
  const [first, last] = cornersOf(box, zoom);
  const { width, height, scale } = frame;
  const free = {
    left: middle.x + (insets.left - width / 2) * scale,
    right: middle.x + (width / 2 - insets.right) * scale,
    top: middle.y + (insets.top - height / 2) * scale,
    bottom: middle.y + (height / 2 - insets.bottom) * scale,
  };
  const x = middle.x + stepInto(first.x, last.x, free.left, free.right);
  return viewAt({ x, y: middle.y + stepInto(first.y, last.y, free.top, free.bottom) }, zoom);
}

/** Returns the step by which the range from `from` to `to` has to move to hold all from `first` to `last`. */
function stepInto(first: number, last: number, from: number, to: number): number {
  return Math.min(0, first - from) + Math.max(0, last - to);
}

/** Returns the smallest box around all centres that are found, or `undefined` if none is. */
function centresBox(clusters: Clusters): Box | undefined {
  const places = clusters.within({ box: wholeWorld, zoom: minZoom }).flatMap(placesOf);
  return places.length === 0 ? undefined : boxOf(places);
}

function placesOf(mark: MapMark): readonly Coordinates[] {
  return mark.kind === 'venue' ? [mark.at] : mark.members().map(({ at }) => at);
}

/** Reports whether a map can be far enough off to show a whole box. */
function isFitting(box: Box, frame: MapFrame, insets: Insets): boolean {
  return fittingZoom(box, frame, insets) >= minZoom;
}

function isClear(view: MapView, { clusters, frame }: Framed): boolean {
  return marksInView(clusters, view, frame).every(({ clear }) => clear);
}

/** Returns the view that has a box in the middle of what the insets leave of the frame. */
function fittedView(box: Box, frame: MapFrame, insets: Insets, maxZoom: number): MapView {
  const zoom = Math.max(minZoom, Math.min(fittingZoom(box, frame, insets), maxZoom));
  const [first, last] = cornersOf(box, zoom);
  const x = (first.x + last.x) / 2 + ((insets.right - insets.left) / 2) * frame.scale;
  const y = (first.y + last.y) / 2 + ((insets.bottom - insets.top) / 2) * frame.scale;
  return viewAt({ x, y }, zoom);
}

/** Returns the zoom at which a box is as large as what the insets leave of the frame. */
function fittingZoom(box: Box, { width, height, scale }: MapFrame, { left, right, top, bottom }: Insets): number {
  const [first, last] = cornersOf(box, 0);
  const [across, down] = [(width - left - right) * scale, (height - top - bottom) * scale];
  return Math.log2(Math.min(across / (last.x - first.x), down / (last.y - first.y)));
}

/** Returns the upper left and the lower right corner of a box in the pixels of the whole world. */
function cornersOf([west, south, east, north]: Box, zoom: number): readonly [FlatPlace, FlatPlace] {
  return [projected({ lat: north, lng: west }, zoom), projected({ lat: south, lng: east }, zoom)];
}

function viewAt(middle: FlatPlace, zoom: number): MapView {
  const { lat, lng } = unprojected(middle, zoom);
  return { latitude: lat, longitude: lng, zoom };
}

/** Returns insets, of at least `least`, within which no mark is covered: a pin is above its place, a cluster around it. */
function freeInsets(frame: MapFrame, least: number): Insets {
  const taken = frame.covers.map((each) => cheapestInset(each, frame));
  const room = clusterRadius(0);
  const inset = (side: keyof Insets, more: number): number =>
    Math.max(least, more + Math.max(0, ...taken.map((each) => each[side])));
  const insets = {
    left: inset('left', room),
    right: inset('right', room),
    top: inset('top', pinSize.height),
    bottom: inset('bottom', room),
  };
  const [across, down] = [
    roomFor(insets.left + insets.right, frame.width),
    roomFor(insets.top + insets.bottom, frame.height),
  ];
  return {
    left: insets.left * across,
    right: insets.right * across,
    top: insets.top * down,
    bottom: insets.bottom * down,
  };
}

/** Returns what insets are multiplied by, so that a fifth of the frame at least is left. */
function roomFor(insets: number, size: number): number {
  return Math.min(1, (0.8 * size) / insets);
}

/** Returns the inset that leaves a covering box out and takes the least of the frame. */
function cheapestInset({ left, right, top, bottom }: ScreenBox, { width, height }: MapFrame): Insets {
  const none = { left: 0, right: 0, top: 0, bottom: 0 } as const;
  const all = [
    { ...none, left: right },
    { ...none, right: width - left },
    { ...none, top: bottom },
    { ...none, bottom: height - top },
  ];
  const size = (inset: Insets): number => inset.left + inset.right + inset.top + inset.bottom;
  return all.reduce((least, each) => (size(each) < size(least) ? each : least));
}
