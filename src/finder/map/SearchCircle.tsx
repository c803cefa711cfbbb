import { observer } from 'mobx-react-lite';
import { Layer, Source } from 'react-map-gl/maplibre';
import { circleAround } from '../../ground/core/geo';
import { deriveShades } from '../../kit/theme/shades';
import { useFinder } from '../FinderContext';
import { useSite } from '../../kit/site/SiteContext';

/** The circle of the search's radius on the map. */
export const SearchCircle = observer(function SearchCircle() {
  const { finder } = useFinder();
  const { theme } = useSite();
  const { origin, radius } = finder;
  if (!origin) return null;
  const coordinates = [circleAround(origin.at, radius).map(([lng, lat]) => [lng, lat])];
  // CSS custom properties don't work on a canvas.
  const { action } = deriveShades(theme.theme);
  return (
    <Source key={action} id="search" type="geojson" data={{ type: 'Polygon', coordinates }}>
      <Layer id="search-area" type="fill" paint={{ 'fill-color': action, 'fill-opacity': 0.09 }} />
      <Layer
        id="search-edge"
        type="line"
        paint={{ 'line-color': action, 'line-opacity': 0.65, 'line-width': 2, 'line-dasharray': [3, 3] }}
      />
    </Source>
  );
});
