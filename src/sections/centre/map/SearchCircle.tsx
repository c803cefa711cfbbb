import { observer } from 'mobx-react-lite';
import { Layer, Source } from 'react-map-gl/maplibre';
import { circleAround } from '../../../core/geo';
import { useStores } from '../../../stores/StoresContext';
import { deriveShades } from '../../../theme/shades';

/** How far the results reach. */
export const SearchCircle = observer(function SearchCircle() {
  const { finder, theme } = useStores();
  const { searched, radius } = finder;
  if (!searched) return null;
  const coordinates = [circleAround(searched.at, radius).map(([lng, lat]) => [lng, lat])];
  // A canvas knows no custom properties.
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
