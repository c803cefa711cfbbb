import type { MapRef } from 'react-map-gl/maplibre';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';

export type MapButtonsProps = {
  readonly map: MapRef | null;
  /** Searches the map's area; left out while that is not offered. */
  readonly onSearchArea?: () => void;
};

export function MapButtons({ map, onSearchArea }: MapButtonsProps) {
  return (
    <>
      <div className="map-zoom">
        <button type="button" aria-label="Zoom in" onClick={() => map?.zoomIn()}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => map?.zoomOut()}>
          <Icon name="minus" />
        </button>
      </div>
      {onSearchArea && (
        <Button look="secondary" size="s" className="map-area" onClick={onSearchArea}>
          Search this area
        </Button>
      )}
    </>
  );
}
