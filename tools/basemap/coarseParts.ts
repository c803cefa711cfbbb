import type { Geometry, Position } from 'geojson';
import type { Gaps } from './gapsOf.ts';
import type { BasemapFeatures } from './layers.ts';
import { areasOf, linesOf } from './partsOf.ts';

/** Returns the areas of a layer in the gaps, or those out of them. An area is where most of its corners are. */
export function areasInGaps(data: BasemapFeatures, gaps: Gaps, wanted: boolean): BasemapFeatures {
  return mapGeometry(data, (geometry) => {
    const coordinates = areasOf(geometry).filter(([outer = []]) => {
      const inside = outer.filter(gaps.has).length;
      return inside > outer.length / 2 === wanted;
    });
    return { type: 'MultiPolygon', coordinates };
  });
}

/** Rounds the corners of areas in the gaps, which are half a kilometre apart there. */
export function roundAreas(data: BasemapFeatures, gaps: Gaps): BasemapFeatures {
  return mapGeometry(data, (geometry) => ({
    type: 'MultiPolygon',
    coordinates: areasOf(geometry).map((rings) => rings.map((ring) => roundRing(ring, gaps))),
  }));
}

/** Rounds the corners of lines in the gaps. Where several lines meet, they still do. */
export function roundLines(data: BasemapFeatures, gaps: Gaps): BasemapFeatures {
  const lines = new Map<string, number>();
  for (const { geometry } of data.features)
    for (const line of linesOf(geometry))
      for (const at of line) if (gaps.has(at)) lines.set(at.join(' '), (lines.get(at.join(' ')) ?? 0) + 1);
  const isFixed = (at: Position): boolean => !gaps.has(at) || (lines.get(at.join(' ')) ?? 0) > 1;
  return mapGeometry(data, (geometry) => ({
    type: 'MultiLineString',
    coordinates: linesOf(geometry).map((line) => rounded(line, isFixed)),
  }));
}

/** Gives the parts of lines that lie beside a gap, where they end without a reason, the property `e`. */
export function markEnds({ features }: BasemapFeatures, gaps: Gaps): BasemapFeatures {
  const parts = features.flatMap((each) => {
    const lines = linesOf(each.geometry).flatMap((line) => partsOf(line, gaps.isBeside));
    return [true, false].map((wanted) => ({
      ...each,
      properties: { ...each.properties, ...(wanted && { e: 1 }) },
      geometry: {
        type: 'MultiLineString' as const,
        coordinates: lines.filter(({ isBeside }) => isBeside === wanted).map(({ line }) => line),
      },
    }));
  });
  return { type: 'FeatureCollection', features: parts.filter(({ geometry }) => geometry.coordinates.length > 0) };
}

type Part = { readonly line: Position[]; readonly isBeside: boolean };

/** Cuts a line where it comes beside a gap or leaves it. */
function partsOf(line: readonly Position[], isBeside: (at: Position) => boolean): readonly Part[] {
  const parts: Part[] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const last = parts.at(-1);
    if (last?.isBeside === isBeside(to)) last.line.push(to);
    else parts.push({ line: [from, to], isBeside: isBeside(to) });
  }
  return parts;
}

function mapGeometry({ features }: BasemapFeatures, change: (geometry: Geometry) => Geometry): BasemapFeatures {
  return {
    type: 'FeatureCollection',
    features: features.map((each) => ({ ...each, geometry: change(each.geometry) })),
  };
}

function roundRing(ring: Position[], gaps: Gaps): Position[] {
  return rounded(ring, (at) => !gaps.has(at));
}

/** Cuts off each corner three times. Source: Chaikin, "An algorithm for high-speed curve generation". */
function rounded(line: Position[], isFixed: (at: Position) => boolean): Position[] {
  if (line.every(isFixed)) return line;
  let points = line;
  for (let round = 0; round < 3; round += 1)
    points = points.flatMap((at, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      return !before || !after || isFixed(at) ? [at] : [between(at, before), between(at, after)];
    });
  return points;
}

/** Returns the place at a quarter of the way. */
function between([x = 0, y = 0]: Position, [toX = 0, toY = 0]: Position): Position {
  return [x + (toX - x) / 4, y + (toY - y) / 4];
}
