import { addProtocol } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

let isAdded = false;

/** Lets the map library read addresses that begin with `pmtiles://`. One reader serves all maps, and keeps what it has read. */
export function readPmtiles(): void {
  if (isAdded) return;
  addProtocol('pmtiles', new Protocol().tile);
  isAdded = true;
}
