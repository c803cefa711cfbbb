import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { coordinatesOf, type Coordinates } from '../../ground/core/geo';
import type { FinderStore } from '../search/FinderStore';
import type { MapMark } from './clustersOf';
import { clusterRadius } from './views';

export type MarksProps = {
  readonly marks: readonly MapMark[];
  readonly finder: FinderStore;
  /** True when the pin's image failed to load: pins are drawn as plain shapes. */
  readonly plain: boolean;
  readonly onCluster: (at: Coordinates, expansionZoom: number) => void;
};

/**
 * The map's pins and clusters, as buttons. A larger pin in front marks the selected venue; pointer events pass through it
 * to the marks behind.
 */
export const Marks = observer(function Marks({ marks, finder, plain, onCluster }: MarksProps) {
  const { customerLocation } = finder;
  const selected = finder.found.selected?.venue;
  const selectedAt = selected && coordinatesOf(selected);
  const pin = plain ? 'pin pin-plain' : 'pin';
  return (
    <>
      {marks.map((mark) => (
        <MarkOnMap
          key={mark.key}
          mark={mark}
          pressed={mark.kind === 'venue' && mark.venue.slug === selected?.slug}
          pin={pin}
          finder={finder}
          onCluster={onCluster}
        />
      ))}
      {customerLocation && (
        <Marker longitude={customerLocation.lng} latitude={customerLocation.lat}>
          <div className="user-pin" role="img" aria-label="Your location" />
        </Marker>
      )}
      {selected && selectedAt && (
        <Marker
          key={`selected-${selected.slug}`}
          longitude={selectedAt.lng}
          latitude={selectedAt.lat}
          anchor="bottom"
          className="selected-mark"
        >
          <div className={`${pin} pin-on`} role="img" aria-label={`${selected.name}, selected`} />
        </Marker>
      )}
    </>
  );
});

type MarkOnMapProps = Pick<MarksProps, 'finder' | 'onCluster'> & {
  readonly mark: MapMark;
  readonly pressed: boolean;
  /** The pin's CSS classes. */
  readonly pin: string;
};

/** One pin or cluster. Rendered again only when its content changes, because every map move renders all marks. */
const MarkOnMap = memo(
  function MarkOnMap({ mark, pressed, pin, finder, onCluster }: MarkOnMapProps) {
    const { lat, lng } = mark.at;
    if (mark.kind === 'cluster') {
      return (
        <Marker longitude={lng} latitude={lat}>
          <ClusterButton mark={mark} onCluster={onCluster} />
        </Marker>
      );
    }
    const { name, slug } = mark.venue;
    return (
      <Marker longitude={lng} latitude={lat} anchor="bottom">
        <button
          type="button"
          className={pin}
          aria-label={name}
          aria-pressed={pressed}
          onClick={() => finder.select(slug)}
        />
      </Marker>
    );
  },
  (before, now) =>
    before.pressed === now.pressed &&
    before.pin === now.pin &&
    before.onCluster === now.onCluster &&
    isSame(before.mark, now.mark),
);

function isSame(one: MapMark, other: MapMark): boolean {
  const place = one.key === other.key && one.at.lat === other.at.lat && one.at.lng === other.at.lng;
  if (one.kind === 'venue' || other.kind === 'venue') return place && one.kind === other.kind;
  return place && one.count === other.count;
}

type ClusterButtonProps = {
  readonly mark: Extract<MapMark, { readonly kind: 'cluster' }>;
  readonly onCluster: MarksProps['onCluster'];
};

function ClusterButton({ mark: { at, count, expansionZoom }, onCluster }: ClusterButtonProps) {
  const size = 2 * clusterRadius(count);
  return (
    <button
      type="button"
      className="cluster"
      style={{ width: size, height: size }}
      aria-label={`${count} centres, zoom in`}
      onClick={() => onCluster(at, expansionZoom())}
    >
      {count < 1000 ? count : `${(count / 1000).toFixed(1)}k`}
    </button>
  );
}
