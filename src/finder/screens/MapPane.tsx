import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '../../kit/components/lazyPart';
import { Note } from '../../kit/components/Note';
import { Spinner } from '../../kit/components/Spinner';
import type { MapStyle } from '../map/styles/mapStyle';
import type { MapFailure } from '../map/useMapHealth';
import { canDrawMaps } from '../map/canDrawMaps';
import { useSite } from '../../kit/site/SiteContext';

const VenueMap = lazyPart(
  () => import('../map/VenueMap'),
  (part) => part.VenueMap,
);

/** The map, or a note that it can't be shown. Every centre on the map is in the list too. */
export const MapPane = observer(function MapPane() {
  const [drawable, setDrawable] = useState(canDrawMaps);
  const [plain, setPlain] = useState(false);
  const handleFail = useCallback((what: MapFailure) => (what === 'style' ? setPlain(true) : setDrawable(false)), []);
  const style = useMapStyle(plain, handleFail);
  if (!drawable) {
    return (
      <div className="finder-nomap">
        <Note type="neutral" title="The map can’t be shown. Please choose a centre from the list." live />
      </div>
    );
  }
  const loading = (
    <div className="finder-nomap">
      <Spinner label="Loading map" />
    </div>
  );
  return (
    <div className="finder-map">
      <p className="finder-plain small" role="status">
        {plain && 'The detailed map could not be loaded, so this is a simpler one.'}
      </p>
      <ErrorBoundary fallback={null} onError={() => setDrawable(false)}>
        <Suspense fallback={loading}>
          {style ? <VenueMap key={String(style.isRemote)} mapStyle={style} onFail={handleFail} /> : loading}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
});

/** Loads the configured map style, or the bundled one after that has failed; `undefined` while loading. */
function useMapStyle(plain: boolean, onFail: (what: MapFailure) => void): MapStyle | undefined {
  const { config } = useSite();
  const [style, setStyle] = useState<MapStyle>();
  const { map } = config.config;
  useEffect(() => {
    import('../map/styles/mapStyle')
      .then(async ({ configuredStyle, plainMap }) =>
        setStyle(plain ? plainMap : await configuredStyle(map, document.baseURI)),
      )
      .catch(() => onFail(plain ? 'drawing' : 'style'));
  }, [plain, map, onFail]);
  return style;
}
