import type { MapRef } from 'react-map-gl/maplibre';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';

export type MapButtonsProps = {
  readonly map: MapRef | null;
  /** Left out while the map is too far away for that. */
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
