import { observer } from 'mobx-react-lite';
import { Layer, Source } from 'react-map-gl/maplibre';
import { circleAround, type Box } from '../../ground/core/geo';
import { deriveShades } from '../../kit/theme/shades';
import { useSite } from '../../kit/site/SiteContext';
import { useSearch } from '../search/SearchContext';

/** The outline of what was searched: the circle of the radius, or the area that the map showed. */
export const SearchOutline = observer(function SearchOutline() {
  const { search, radius } = useSearch();
  const { theme } = useSite();
  if (!search || search.kind === 'named') return null;
  const ring = search.kind === 'area' ? cornersOf(search.box) : circleAround(search.at, radius);
  const coordinates = [ring.map(([lng, lat]) => [lng, lat])];
  // CSS custom properties don't work on a canvas.
  const { action } = deriveShades(theme.theme);
  return (
    <Source key={action} id="search" type="geojson" data={{ type: 'Polygon', coordinates }}>
      <Layer
        id="search-area"
        type="fill"
        // A searched area fills the whole map: its outline is enough.
        paint={{ 'fill-color': action, 'fill-opacity': search.kind === 'area' ? 0 : 0.09 }}
      />
      <Layer
        id="search-edge"
        type="line"
        paint={{ 'line-color': action, 'line-opacity': 0.65, 'line-width': 2, 'line-dasharray': [3, 3] }}
      />
    </Source>
  );
});

function cornersOf([west, south, east, north]: Box): readonly (readonly [number, number])[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
