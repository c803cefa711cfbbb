import { useState, type KeyboardEvent } from 'react';
import { Popup } from 'react-map-gl/maplibre';
import type { Coordinates } from '../../ground/core/geo';
import type { LocatedVenue } from '../search/search';
import { standTogether } from './marks/partingZoom';
import { clusterOptions } from './marks/views';

/** Venues that no zoom parts, and where they stand. */
export type Together = { readonly at: Coordinates; readonly members: readonly LocatedVenue[] };

type TogetherListProps = {
  readonly together: Together;
  readonly onPick: (slug: string) => void;
  readonly onClose: () => void;
};

/** The list of centres that no zoom parts, at its place on the map. */
export function TogetherList({ together: { at, members }, onPick, onClose }: TogetherListProps) {
  const isOneAddress = standTogether(members, clusterOptions.maxZoom);
  const [title] = useState(() => `${members.length} centres ${isOneAddress ? 'at this address' : 'close together'}`);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Popup longitude={at.lng} latitude={at.lat} closeOnClick={false} maxWidth="280px" onClose={onClose}>
      <section className="together" aria-label={title} onKeyDown={handleKey}>
        <h3 className="small strong">{title}</h3>
        <ul>
          {members.map(({ venue: { slug, name } }) => (
            <li key={slug}>
              <button type="button" className="link" onClick={() => onPick(slug)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </Popup>
  );
}
