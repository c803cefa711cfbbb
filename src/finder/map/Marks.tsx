import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { coordinatesOf } from '../../ground/core/geo';
import type { FinderStore } from '../search/FinderStore';
import type { ClusterMark, MapMark } from './clustersOf';
import { standTogether } from './partingZoom';
import { clusterOptions, clusterRadius } from './views';

export type MarksProps = {
  readonly marks: readonly MapMark[];
  readonly finder: FinderStore;
  /** True when the pin's image failed to load: pins are drawn as plain shapes. */
  readonly plain: boolean;
  /** The map's highest zoom. */
  readonly maxZoom: number;
  readonly onCluster: (mark: ClusterMark) => void;
};

/** The number of venues up to which a cluster is looked into while it is drawn. */
const mostLookedInto = 50;

/**
 * The map's pins and clusters, as buttons. A larger pin in front marks the selected venue; pointer events pass through it
 * to the marks behind.
 */
export const Marks = observer(function Marks({ marks, finder, plain, maxZoom, onCluster }: MarksProps) {
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
          lit={finder.pointedAt !== undefined && holds(mark, finder.pointedAt)}
          number={mark.kind === 'venue' ? finder.found.numbers.get(mark.venue.slug) : undefined}
          pin={pin}
          finder={finder}
          maxZoom={maxZoom}
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

type MarkOnMapProps = Pick<MarksProps, 'finder' | 'maxZoom' | 'onCluster'> & {
  readonly mark: MapMark;
  readonly pressed: boolean;
  /** True while the customer points at it, on the map or in the list. */
  readonly lit: boolean;
  /** The number that the centre has in the list. */
  readonly number: number | undefined;
  /** The pin's CSS classes. */
  readonly pin: string;
};

/** One pin or cluster. Rendered again only when its content changes, because every map move renders all marks. */
const MarkOnMap = memo(
  function MarkOnMap({ mark, pressed, lit, number, pin, finder, maxZoom, onCluster }: MarkOnMapProps) {
    const { lat, lng } = mark.at;
    if (mark.kind === 'cluster') {
      return (
        <Marker longitude={lng} latitude={lat}>
          <ClusterButton mark={mark} lit={lit} maxZoom={maxZoom} onCluster={onCluster} />
        </Marker>
      );
    }
    const { name, slug } = mark.venue;
    return (
      <Marker longitude={lng} latitude={lat} anchor="bottom">
        <button
          type="button"
          className={pin}
          data-lit={lit ? '' : undefined}
          data-numbered={number === undefined ? undefined : ''}
          aria-label={name}
          aria-pressed={pressed}
          onClick={() => finder.select(slug)}
          onPointerEnter={() => finder.pointAt(slug)}
          onPointerLeave={() => finder.pointAt(undefined)}
        >
          {number !== undefined && <span className="pin-number">{number}</span>}
          <span className="pin-name">{name}</span>
        </button>
      </Marker>
    );
  },
  (before, now) =>
    before.pressed === now.pressed &&
    before.lit === now.lit &&
    before.number === now.number &&
    before.pin === now.pin &&
    before.onCluster === now.onCluster &&
    isSame(before.mark, now.mark),
);

function isSame(one: MapMark, other: MapMark): boolean {
  const place = one.key === other.key && one.at.lat === other.at.lat && one.at.lng === other.at.lng;
  if (one.kind === 'venue' || other.kind === 'venue') return place && one.kind === other.kind;
  return place && one.count === other.count;
}

function holds(mark: MapMark, slug: string): boolean {
  if (mark.kind === 'venue') return mark.venue.slug === slug;
  return mark.count <= mostLookedInto && mark.members().some(({ venue }) => venue.slug === slug);
}

type ClusterButtonProps = Pick<MarksProps, 'maxZoom' | 'onCluster'> & {
  readonly mark: ClusterMark;
  readonly lit: boolean;
};

function ClusterButton({ mark, lit, maxZoom, onCluster }: ClusterButtonProps) {
  const { count, members } = mark;
  const size = (2 * clusterRadius(count)) / 16;
  const isListed = count <= mostLookedInto && standTogether(members(), maxZoom);
  const where = isListed && standTogether(members(), clusterOptions.maxZoom) ? 'at one address' : 'close together';
  return (
    <button
      type="button"
      className="cluster"
      data-lit={lit ? '' : undefined}
      style={{ width: `${size}rem`, height: `${size}rem` }}
      aria-label={isListed ? `${count} centres ${where}, list them` : `${count} centres, zoom in`}
      onClick={() => onCluster(mark)}
    >
      {count < 1000 ? count : `${(count / 1000).toFixed(1)}k`}
    </button>
  );
}
