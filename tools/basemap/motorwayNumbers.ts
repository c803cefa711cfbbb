import type { Position } from 'geojson';
import type { BasemapFeatures } from './layers.ts';
import { motorwayRoutes } from './motorwayRoutes.ts';
import { linesOf } from './partsOf.ts';

/** Kilometres on a plane that fits Britain: east and north. */
type Point = readonly [x: number, y: number];
type Side = readonly [from: Point, to: Point];
/** A motorway's number, and places along it as longitude and latitude. */
export type NumberedLine = { readonly number: string; readonly along: readonly Position[] };
type Route = { readonly number: string; readonly sides: readonly Side[] };
/** The parts of motorways near each cell, by its column and row. */
type Cells = ReadonlyMap<string, readonly Side[]>;
type Found = { readonly at: Point; readonly km: number; readonly side: Side };

/** The distance between two shields of one motorway at the nearest zoom. */
const stepKm = 4;

/** The greatest distance of a motorway from its route. */
const nearKm = 4;

/** The distance by which a shield is nearer to its own route than to any other: no shield stands where motorways meet. */
const marginKm = 1.5;

/** The greatest angle between a motorway and its route, in degrees. */
const mostDegrees = 35;

/**
 * Returns places for motorways' shields on the motorways themselves, each with the number `r`, and a `rank` from 0 to 3:
 * those of a rank stand twice as far apart as those of the next. A place that could be of another motorway is left out.
 */
export function motorwayNumbers(roads: BasemapFeatures, routes: readonly NumberedLine[]): BasemapFeatures {
  const motorways = cellsOf(sidesOf(roads));
  const all = routes.map(({ number, along }) => ({ number, sides: sidesAlong(along.map(kmOf)) }));
  const features = all.flatMap((route) =>
    stepsAlong(route.sides)
      .map((step) => shieldAt(step, motorways))
      .filter((at) => at !== undefined)
      .filter((at) => isSurely(route, at, all))
      .map((at, index) => ({
        type: 'Feature' as const,
        properties: { r: route.number, rank: rankOf(index) },
        geometry: { type: 'Point' as const, coordinates: degreesOf(at) },
      })),
  );
  return { type: 'FeatureCollection', features };
}

/** The longitude between Great Britain, whose motorways have routes by hand, and Ireland. */
const irishSea = -5.4;

/** Returns the routes of the motorways in Great Britain, which are written by hand. */
export function britishRoutes(): readonly NumberedLine[] {
  return motorwayRoutes.map(({ number, along }) => ({ number, along: along.split(', ').map(placeFrom) }));
}

function placeFrom(text: string): Position {
  return text.split(' ').map(Number).toReversed();
}

/** Returns the routes of the motorways in Ireland, of which the data has long parts with their numbers. */
export function irishRoutes({ features }: BasemapFeatures): readonly NumberedLine[] {
  return features.flatMap(({ properties, geometry }) =>
    linesOf(geometry)
      .filter(([[lng = 0] = []]) => lng < irishSea)
      .map((along) => ({ number: properties.r ?? '', along })),
  );
}

function rankOf(index: number): number {
  return [8, 4, 2, 1].findIndex((every) => index % every === 0);
}

function sidesOf({ features }: BasemapFeatures): readonly Side[] {
  return features
    .filter(({ properties }) => properties.c === 'motorway')
    .flatMap(({ geometry }) => linesOf(geometry).flatMap((line) => sidesAlong(line.map(kmOf))));
}

function sidesAlong(points: readonly Point[]): readonly Side[] {
  return points.slice(1).map((to, index) => [points[index] ?? to, to]);
}

/** Returns the place in the middle of each step along a route, with the part of the route that it is on. */
function stepsAlong(sides: readonly Side[]): readonly Found[] {
  let left = stepKm / 2;
  return sides.flatMap((side) => {
    const [[x, y], [toX, toY]] = side;
    const length = Math.hypot(toX - x, toY - y);
    const steps: Found[] = [];
    for (; left < length; left += stepKm) {
      const part = left / length;
      steps.push({ at: [x + part * (toX - x), y + part * (toY - y)], km: 0, side });
    }
    left -= length;
    return steps;
  });
}

/** Returns the nearest place on a motorway that goes the way of the route; `undefined` if none is near. */
function shieldAt({ at, side }: Found, motorways: Cells): Point | undefined {
  const around = motorways.get(at.map(cellAt).join(' ')) ?? [];
  const found = nearestOn(
    around.filter((each) => angleBetween(each, side) <= mostDegrees),
    at,
  );
  return found && found.km <= nearKm ? found.at : undefined;
}

const cellKm = 10;

/** Sorts the motorways into square cells, so that only the few around a place are looked at. */
function cellsOf(motorways: readonly Side[]): Cells {
  const cells = new Map<string, Side[]>();
  for (const side of motorways) {
    const [[x, y], [toX, toY]] = side;
    const [west, east] = [Math.min(x, toX) - nearKm, Math.max(x, toX) + nearKm].map(cellAt);
    const [south, north] = [Math.min(y, toY) - nearKm, Math.max(y, toY) + nearKm].map(cellAt);
    for (let column = west ?? 0; column <= (east ?? 0); column += 1)
      for (let row = south ?? 0; row <= (north ?? 0); row += 1) {
        const cell = cells.get(`${column} ${row}`);
        if (cell) cell.push(side);
        else cells.set(`${column} ${row}`, [side]);
      }
  }
  return cells;
}

function cellAt(km: number): number {
  return Math.floor(km / cellKm);
}

function isSurely(own: Route, at: Point, all: readonly Route[]): boolean {
  const km = nearestOn(own.sides, at)?.km ?? Infinity;
  return all.every(
    ({ number, sides }) => number === own.number || (nearestOn(sides, at)?.km ?? Infinity) > km + marginKm,
  );
}

function nearestOn(sides: readonly Side[], to: Point): Found | undefined {
  return sides.reduce<Found | undefined>((nearest, side) => {
    const at = nearestOf(side, to);
    const km = Math.hypot(at[0] - to[0], at[1] - to[1]);
    return nearest && nearest.km <= km ? nearest : { at, km, side };
  }, undefined);
}

function nearestOf([[x, y], [toX, toY]]: Side, [atX, atY]: Point): Point {
  const [dx, dy] = [toX - x, toY - y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((atX - x) * dx + (atY - y) * dy) / square));
  return [x + part * dx, y + part * dy];
}

/** Returns the angle between two lines without direction, from 0 to 90 degrees. */
function angleBetween(one: Side, other: Side): number {
  const degrees = Math.abs(directionOf(one) - directionOf(other)) % 180;
  return Math.min(degrees, 180 - degrees);
}

function directionOf([[x, y], [toX, toY]]: Side): number {
  return (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
}

const kmOfDegree = { lng: 65.5, lat: 111.2 } as const;

function kmOf([lng = NaN, lat = NaN]: Position): Point {
  return [lng * kmOfDegree.lng, lat * kmOfDegree.lat];
}

function degreesOf([x, y]: Point): Position {
  return [x / kmOfDegree.lng, y / kmOfDegree.lat];
}
