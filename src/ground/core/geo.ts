/** A point on the earth in degrees; north and east are positive. */
export type Coordinates = { readonly lat: number; readonly lng: number };

/** The west, south, east and north edge of an area, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

const metresInMile = 1609.344;
const earthRadiusMetres = 6_371_008.8; // mean radius, IUGG 1980
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Parses coordinates from outside; returns `undefined` unless both are finite numbers within range. */
export function coordinatesOf({
  lat,
  lng,
}: {
  readonly lat?: unknown;
  readonly lng?: unknown;
}): Coordinates | undefined {
  const valid = isWithin(lat, 90) && isWithin(lng, 180);
  return valid ? { lat, lng } : undefined;
}

/** Returns the great-circle distance in miles, by the haversine formula. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const halfChord =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return (2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(halfChord)))) / metresInMile;
}

/** Formats a distance as `1.4 miles`. */
export function milesText(miles: number): string {
  return `${miles.toFixed(1)} miles`;
}

/** Returns the west, south, east and north edge of the box around the circle of `miles` about a point. */
export function boxAround({ lat, lng }: Coordinates, miles: number): Box {
  const angle = (miles * metresInMile * 180) / (earthRadiusMetres * Math.PI);
  const across = angle / Math.max(Math.cos(radians(lat)), 0.01);
  return [lng - across, lat - angle, lng + across, lat + angle];
}

/** Returns the smallest box around one point or more. */
export function boxOf(points: readonly Coordinates[]): Box {
  const lngs = points.map(({ lng }) => lng);
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/**
 * Returns a circle on the map as a closed ring of points (the first repeats as the last), longitude before latitude.
 */
export function circleAround(centre: Coordinates, miles: number, corners = 64): (readonly [number, number])[] {
  const [west, south] = boxAround(centre, miles);
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const turn = (2 * Math.PI * (corner % corners)) / corners;
    return [
      centre.lng + (centre.lng - west) * Math.sin(turn),
      centre.lat + (centre.lat - south) * Math.cos(turn),
    ] as const;
  });
}

function isWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}
