import { useState } from 'react';
import type { Venue } from '../../kit/api/venues';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { addressOf } from '../addressOf';
import './centre.css';

export type VenueListProps = { readonly venues: readonly Venue[]; readonly onChoose: (slug: string) => void };

const pageSize = 24;

/** The list of all centres, filtered by a part of the name, town or postcode and shown in pages of 24. */
export function VenueList({ venues, onChoose }: VenueListProps) {
  const [term, setTerm] = useState('');
  const [pages, setPages] = useState(1);
  const found = venues.filter((venue) => matches(venue, term.trim().toLowerCase()));
  const shown = found.slice(0, pages * pageSize);
  return (
    <>
      <label className="field-label" htmlFor="venue-search">
        Find a centre
      </label>
      <div className="with-icon venue-search">
        <Icon name="search" />
        <input
          id="venue-search"
          className="input"
          type="search"
          autoComplete="off"
          placeholder="Search by town, postcode or centre name"
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            setPages(1);
          }}
        />
      </div>
      <p className="small strong venue-count" role="status">
        {countText(found.length)}
      </p>
      <ul className="venues">
        {shown.map((venue) => (
          <li key={venue.slug} className="venue">
            <div>
              <h3 id={`venue-${venue.id}`}>{venue.name}</h3>
              <p className="small muted">{addressOf(venue)}</p>
            </div>
            <Button
              look="secondary"
              size="s"
              id={`choose-${venue.id}`}
              aria-labelledby={`choose-${venue.id} venue-${venue.id}`}
              onClick={() => onChoose(venue.slug)}
            >
              Select and continue
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" className="link" onClick={() => setPages(pages + 1)}>
          Show {Math.min(pageSize, found.length - shown.length)} more centres
        </button>
      )}
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No centres found. Try another town, postcode or centre name.';
  return count === 1 ? '1 centre' : `${count} centres`;
}

/** Reports whether the name or the address, as they are shown, contain the term. */
function matches(venue: Venue, term: string): boolean {
  return `${venue.name}, ${addressOf(venue)}`.toLowerCase().includes(term);
}
