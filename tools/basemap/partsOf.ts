import type { Geometry, Position } from 'geojson';

/** Returns the lines of a geometry, of another kind none. */
export function linesOf(geometry: Geometry): readonly Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

/** Returns the areas of a geometry, each as its outer ring and the rings of its holes. */
export function areasOf(geometry: Geometry): readonly Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** Returns the rings of a geometry's areas. */
export function ringsOf(geometry: Geometry): readonly Position[][] {
  return areasOf(geometry).flat();
}

/** Returns the point of a geometry, of another kind none. */
export function pointsOf(geometry: Geometry): readonly Position[] {
  return geometry.type === 'Point' ? [geometry.coordinates] : [];
}
