import type { FeatureCollection, Point } from 'geojson';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { coordinatesOf, type Coordinates } from '../../ground/core/geo';
import type { FinderStore } from '../search/FinderStore';
import type { MapMark } from './marks/clustersOf';
import { pinSize, selectedPinSize } from './marks/declutter';
import { boxImage } from './mapImages';
import { screenScale } from './screenScale';
import { clusterRadius } from './marks/views';

type MarkBoxesProps = {
  readonly marks: readonly MapMark[];
  readonly finder: FinderStore;
};

/** Empty images where the marks are, in front of any style: the map library places no label under them. */
export const MarkBoxes = observer(function MarkBoxes({ marks, finder }: MarkBoxesProps) {
  const { selected } = finder.found;
  const selectedAt = useMemo(() => selected && coordinatesOf(selected.venue), [selected]);
  const data = useMemo(() => boxesOf(marks, selectedAt), [marks, selectedAt]);
  return (
    <Source id="marks" type="geojson" data={data}>
      <Layer
        id="marks"
        type="symbol"
        layout={{
          'icon-image': ['get', 'image'],
          'icon-anchor': ['get', 'anchor'],
          'icon-allow-overlap': true,
          'icon-padding': 0,
          'icon-size': screenScale(),
        }}
      />
    </Source>
  );
});

type Boxes = FeatureCollection<Point, { readonly image: string; readonly anchor: 'bottom' | 'center' }>;

function boxesOf(marks: readonly MapMark[], selectedAt: Coordinates | undefined): Boxes {
  const pinBox = ({ width, height }: typeof pinSize | typeof selectedPinSize, at: Coordinates) =>
    box(at, boxImage(width, height), 'bottom');
  const boxes = marks.map((mark) => {
    if (mark.kind === 'venue') return pinBox(pinSize, mark.at);
    const size = 2 * clusterRadius(mark.count);
    return box(mark.at, boxImage(size, size), 'center');
  });
  return {
    type: 'FeatureCollection',
    features: [...boxes, ...(selectedAt ? [pinBox(selectedPinSize, selectedAt)] : [])],
  };
}

function box({ lng, lat }: Coordinates, image: string, anchor: 'bottom' | 'center'): Boxes['features'][number] {
  return { type: 'Feature', properties: { image, anchor }, geometry: { type: 'Point', coordinates: [lng, lat] } };
}
