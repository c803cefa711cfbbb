import type { Box, Coordinates } from '../../../ground/core/geo';
import type { LocatedVenue } from '../../search/search';
import type { MapView } from '../../search/mapView';
import type { Clusters, MapMark } from './clustersOf';
import { declutter, type DrawnMark, type ProjectToScreen } from './declutter';
import type { MapFrame } from './mapFrame';
import { projected, unprojected } from './mercator';
import { clusterOptions } from './views';

/** The farthest that a centre can be from the middle of its cluster, in pixels: each of many zooms adds half of the last one's. */
const widestCluster = 4 * clusterOptions.radius;

/**
 * Returns the marks of exactly those venues whose place is in view: the part of a cluster that is out of view is not
 * counted.
 */
export function marksInView(clusters: Clusters, view: MapView, frame: MapFrame): readonly DrawnMark[] {
  const project = projectionOf(view, frame);
  const margin = widestCluster / frame.scale;
  const isInside = (at: Coordinates, from = 0): boolean => {
    const { x, y } = project(at);
    return x >= from && x <= frame.width - from && y >= from && y <= frame.height - from;
  };
  const marks = clusters
    .within({ box: areaInView(view, frame, margin), zoom: view.zoom })
    .flatMap((mark) => (isInside(mark.at, margin) ? [mark] : partOf(mark, (at) => isInside(at))));
  return declutter(marks, project, [...frame.covers, ...outsideOf(frame)]);
}

/** Returns the area that a view shows, and `margin` pixels around it. */
export function areaInView(view: MapView, { width, height, scale }: MapFrame, margin = 0): Box {
  const { x, y } = projected({ lat: view.latitude, lng: view.longitude }, view.zoom);
  const [across, down] = [(width / 2 + margin) * scale, (height / 2 + margin) * scale];
  const northWest = unprojected({ x: x - across, y: y - down }, view.zoom);
  const southEast = unprojected({ x: x + across, y: y + down }, view.zoom);
  return [northWest.lng, southEast.lat, southEast.lng, northWest.lat];
}

function projectionOf({ latitude, longitude, zoom }: MapView, { width, height, scale }: MapFrame): ProjectToScreen {
  const middle = projected({ lat: latitude, lng: longitude }, zoom);
  return (at) => {
    const { x, y } = projected(at, zoom);
    return { x: (x - middle.x) / scale + width / 2, y: (y - middle.y) / scale + height / 2 };
  };
}

/** Returns the mark of those venues of a mark that are wanted; none if no venue is. */
function partOf(mark: MapMark, isWanted: (at: Coordinates) => boolean): readonly MapMark[] {
  if (mark.kind === 'venue') return isWanted(mark.at) ? [mark] : [];
  const members = mark.members().filter(({ at }) => isWanted(at));
  const [only, second] = members;
  if (!only) return [];
  if (!second) return [{ kind: 'venue', key: only.venue.slug, at: only.at, venue: only.venue }];
  if (members.length === mark.count && isWanted(mark.at)) return [mark];
  return [
    {
      kind: 'cluster',
      key: `${mark.key}-of-${members.length}`,
      at: { lat: meanOf(members, 'lat'), lng: meanOf(members, 'lng') },
      count: members.length,
      members: () => members,
    },
  ];
}

function meanOf(members: readonly LocatedVenue[], axis: 'lat' | 'lng'): number {
  return members.reduce((sum, { at }) => sum + at[axis], 0) / members.length;
}

/** The boxes around the frame: a pin whose point is at the upper edge has its head out of sight. */
function outsideOf({ width, height }: MapFrame) {
  const all = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity } as const;
  return [
    { ...all, right: 0 },
    { ...all, left: width },
    { ...all, bottom: 0 },
    { ...all, top: height },
  ];
}
