import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { coordinatesOf, type Coordinates } from '../../../core/geo';
import type { FinderStore } from '../../../stores/finder/FinderStore';
import type { Mark } from './clusters';
import { clusterRadius } from './views';

export type MarksProps = {
  readonly marks: readonly Mark[];
  readonly finder: FinderStore;
  /** The pin's picture could not be had: a plain shape stands for it. */
  readonly plain: boolean;
  readonly onCluster: (at: Coordinates, expansionZoom: number) => void;
};

/**
 * Pins and clusters as buttons on the map. Before the selected venue's, or the cluster that it is in,
 * stands a larger pin, through which what is behind it can be pressed.
 */
export const Marks = observer(function Marks({ marks, finder, plain, onCluster }: MarksProps) {
  const { selectedVenue, usersLocation } = finder;
  const selected = selectedVenue?.venue;
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
      {usersLocation && (
        <Marker longitude={usersLocation.lng} latitude={usersLocation.lat}>
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
  readonly mark: Mark;
  readonly pressed: boolean;
  /** The pin's classes. */
  readonly pin: string;
};

/** Drawn anew only when it stands for something else: a map that is moved asks for all of them each time. */
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

function isSame(one: Mark, other: Mark): boolean {
  const place = one.key === other.key && one.at.lat === other.at.lat && one.at.lng === other.at.lng;
  if (one.kind === 'venue' || other.kind === 'venue') return place && one.kind === other.kind;
  return place && one.count === other.count;
}

type ClusterButtonProps = {
  readonly mark: Extract<Mark, { readonly kind: 'cluster' }>;
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
