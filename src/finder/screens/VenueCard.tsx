import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/components/Button';
import { milesText } from '../../ground/core/geo';
import { addressOf } from '../addressOf';
import { useSearch } from '../search/SearchContext';
import type { VenueResult } from '../search/search';

/** `onChoose` receives the slug of the centre that the customer chooses. */
export type CentreChoiceProps = { readonly onChoose: (slug: string) => void };

type VenueCardProps = CentreChoiceProps & { readonly result: VenueResult };

/** A centre in the list. Its title shows it on the map, its button chooses it. */
export const VenueCard = observer(function VenueCard({ result: { venue, at, miles }, onChoose }: VenueCardProps) {
  const finder = useSearch();
  const selected = finder.selected === venue.slug;
  const number = finder.found.numbers.get(venue.slug);
  return (
    <li
      className={selected ? 'venue-card venue-card-on' : 'venue-card'}
      data-slug={venue.slug}
      data-lit={finder.pointedAt === venue.slug ? '' : undefined}
      onPointerEnter={() => finder.pointAt(venue.slug)}
      onPointerLeave={() => finder.pointAt(undefined)}
      onFocus={() => finder.pointAt(venue.slug)}
      onBlur={() => finder.pointAt(undefined)}
    >
      <div className="venue-card-head">
        {number !== undefined && (
          <span className="venue-card-number" aria-hidden="true">
            {number}
          </span>
        )}
        <h3>
          <button type="button" aria-pressed={selected} onClick={() => finder.select(venue.slug)}>
            <span id={`venue-${venue.id}`}>{venue.name}</span>
            <span className="vh"> show on the map</span>
          </button>
        </h3>
        {miles !== undefined && <span className="venue-card-miles">{milesText(miles)}</span>}
        {!at && <span className="venue-card-unplaced">Not on the map</span>}
      </div>
      <p>{addressOf(venue)}</p>
      <Button
        look={selected ? 'primary' : 'secondary'}
        size="s"
        full
        id={`choose-${venue.id}`}
        aria-labelledby={`choose-${venue.id} venue-${venue.id}`}
        onClick={() => onChoose(venue.slug)}
      >
        Select and continue
      </Button>
    </li>
  );
});
