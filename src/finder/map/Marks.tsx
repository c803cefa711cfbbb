import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { coordinatesOf } from '../../ground/core/geo';
import type { FinderStore } from '../search/FinderStore';
import type { ClusterMark } from './marks/clustersOf';
import type { DrawnMark } from './marks/declutter';
import { standTogether } from './marks/partingZoom';
import { clusterOptions, clusterRadius } from './marks/views';

export type MarksProps = {
  readonly marks: readonly DrawnMark[];
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
 * The map's pins and clusters, as buttons; what something covers is drawn under it, and is to be pressed in the list alone. A
 * larger pin in front marks the selected venue; pointer events pass through it to the marks behind.
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
  readonly mark: DrawnMark;
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
    const look = {
      className: pin,
      'data-lit': lit ? '' : undefined,
      'data-numbered': number === undefined ? undefined : '',
      'aria-label': name,
      children: (
        <>
          {number !== undefined && <span className="pin-number">{number}</span>}
          <span className="pin-name">{name}</span>
        </>
      ),
    };
    return (
      <Marker longitude={lng} latitude={lat} anchor="bottom">
        {mark.pressable ? (
          <button
            type="button"
            {...look}
            aria-pressed={pressed}
            onClick={() => finder.select(slug)}
            onPointerEnter={() => finder.pointAt(slug)}
            onPointerLeave={() => finder.pointAt(undefined)}
          />
        ) : (
          <div role="img" {...look} />
        )}
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

function isSame(one: DrawnMark, other: DrawnMark): boolean {
  const place =
    one.key === other.key &&
    one.pressable === other.pressable &&
    one.at.lat === other.at.lat &&
    one.at.lng === other.at.lng;
  if (one.kind === 'venue' || other.kind === 'venue') return place && one.kind === other.kind;
  return place && one.count === other.count;
}

function holds(mark: DrawnMark, slug: string): boolean {
  if (mark.kind === 'venue') return mark.venue.slug === slug;
  return mark.count <= mostLookedInto && mark.members().some(({ venue }) => venue.slug === slug);
}

type ClusterButtonProps = Pick<MarksProps, 'maxZoom' | 'onCluster'> & {
  readonly mark: Extract<DrawnMark, ClusterMark>;
  readonly lit: boolean;
};

function ClusterButton({ mark, lit, maxZoom, onCluster }: ClusterButtonProps) {
  const { count, members } = mark;
  const size = `${(2 * clusterRadius(count)) / 16}rem`;
  const look = {
    className: 'cluster',
    'data-lit': lit ? '' : undefined,
    style: { width: size, height: size },
    children: count < 1000 ? count : `${(count / 1000).toFixed(1)}k`,
  };
  if (!mark.pressable) return <div role="img" aria-label={`${count} centres`} {...look} />;
  const isListed = count <= mostLookedInto && standTogether(members(), maxZoom);
  const where = isListed && standTogether(members(), clusterOptions.maxZoom) ? 'at one address' : 'close together';
  return (
    <button
      type="button"
      {...look}
      aria-label={isListed ? `${count} centres ${where}, list them` : `${count} centres, zoom in`}
      onClick={() => onCluster(mark)}
    />
  );
}
