import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '../../../components/lazyPart';
import { Note } from '../../../components/Note';
import { Spinner } from '../../../components/Spinner';
import { useStores } from '../../../stores/StoresContext';
import type { MapStyle } from '../map/mapStyle';
import type { MapFailure } from '../map/useMapHealth';
import { canDrawMaps } from '../map/webgl';

const VenueMap = lazyPart(
  () => import('../map/VenueMap'),
  (part) => part.VenueMap,
);

/** The map, or why there is none: the list has everything that the map has. */
export const MapPane = observer(function MapPane() {
  const [drawable, setDrawable] = useState(canDrawMaps);
  const [plain, setPlain] = useState(false);
  const handleFail = useCallback((what: MapFailure) => (what === 'style' ? setPlain(true) : setDrawable(false)), []);
  const style = useMapStyle(plain, handleFail);
  if (!drawable) {
    return (
      <div className="finder-nomap">
        <Note type="neutral" title="The map can’t be shown. Every centre is in the list." live />
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
          {style ? <VenueMap key={String(style.foreign)} mapStyle={style} onFail={handleFail} /> : loading}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
});

/** The configured map, or the one that comes with the page once that has failed; `undefined` while it loads. */
function useMapStyle(plain: boolean, onFail: (what: MapFailure) => void): MapStyle | undefined {
  const { config } = useStores();
  const [style, setStyle] = useState<MapStyle>();
  const { map } = config.config;
  useEffect(() => {
    import('../map/mapStyle')
      .then(async ({ configuredStyle, embedded }) =>
        setStyle(plain ? embedded : await configuredStyle(map, document.baseURI)),
      )
      .catch(() => onFail(plain ? 'drawing' : 'style'));
  }, [plain, map, onFail]);
  return style;
}
