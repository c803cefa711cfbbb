import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { milesText } from '../../../core/geo';
import type { Found } from '../../../stores/finder/FinderStore';
import { useStores } from '../../../stores/StoresContext';
import { addressOf } from '../address';
import './cards.css';
import { useCarousel } from './useCarousel';

const pageSize = 24;

/** The venues as cards: a scrolling list, and on phones a carousel. Long lists come a page at a time. */
export const VenueCards = observer(function VenueCards() {
  const { finder } = useStores();
  const { results, selectedVenue, searched, nearest } = finder;
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    setPages(1);
    list.current?.scrollTo({ top: 0, left: 0 });
  }, [searched]);
  const page = results.slice(0, pages * pageSize);
  const cards = withSelected(nearest ? [nearest] : page, selectedVenue);
  useCarousel(list, cards, finder);
  const showMore = (): void => {
    const first = results[page.length]?.venue.slug;
    flushSync(() => setPages(pages + 1));
    list.current?.querySelector<HTMLElement>(`[data-slug="${first}"] h3 button`)?.focus();
  };
  return (
    <div className="finder-venues">
      {nearest && <p className="finder-nearest small">No centre is that near. This is the nearest one:</p>}
      <ul ref={list} className="finder-list" id="centre-list" aria-label="Centres" tabIndex={-1}>
        {cards.map((found) => (
          <VenueCard key={found.venue.slug} found={found} />
        ))}
        {!nearest && page.length < results.length && (
          <li className="finder-more">
            <button type="button" className="link" onClick={showMore}>
              Show {Math.min(pageSize, results.length - page.length)} more centres
            </button>
          </li>
        )}
      </ul>
      <CardSteps cards={cards} total={Math.max(results.length, cards.length)} onEnd={() => setPages(pages + 1)} />
    </div>
  );
});

type CardStepsProps = {
  readonly cards: readonly Found[];
  /** How many there are with those that are not drawn yet. */
  readonly total: number;
  /** The last card is being left for one that is not drawn yet. */
  readonly onEnd: () => void;
};

/** On a phone, the way through the cards without a swipe. */
const CardSteps = observer(function CardSteps({ cards, total, onEnd }: CardStepsProps) {
  const { finder } = useStores();
  if (cards.length < 2) return null;
  const at = cards.findIndex(({ venue }) => venue.slug === finder.selected);
  const select = (index: number): void => {
    if (index === cards.length && index < total) flushSync(onEnd);
    const slug = (cards[index] ?? finder.results[index])?.venue.slug;
    if (slug !== undefined) finder.select(slug);
  };
  // The first card is in view already before any is selected.
  const next = at < 0 ? 1 : at + 1;
  return (
    <div className="finder-steps phone-only">
      <button
        type="button"
        aria-label="Previous centre"
        aria-disabled={at <= 0 || undefined}
        onClick={() => at > 0 && select(at - 1)}
      >
        <Icon name="left" />
      </button>
      <span className="num small" aria-hidden="true">
        {Math.max(at, 0) + 1} of {total}
      </span>
      <button
        type="button"
        aria-label="Next centre"
        aria-disabled={next >= total || undefined}
        onClick={() => select(next)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
});

/** What was picked on the map is in the list too, wherever else it would come. */
function withSelected(cards: readonly Found[], selected: Found | undefined): readonly Found[] {
  const missing = selected && !cards.some(({ venue }) => venue === selected.venue);
  return missing ? [selected, ...cards] : cards;
}

const VenueCard = observer(function VenueCard({ found: { venue, miles } }: { readonly found: Found }) {
  const { finder, joining } = useStores();
  const selected = finder.selected === venue.slug;
  return (
    <li className={selected ? 'venue-card venue-card-on' : 'venue-card'} data-slug={venue.slug}>
      <div className="venue-card-head">
        <h3>
          <button type="button" aria-pressed={selected} onClick={() => finder.select(venue.slug)}>
            <span id={`venue-${venue.id}`}>{venue.name}</span>
            <span className="vh"> show on the map</span>
          </button>
        </h3>
        {miles !== undefined && <span className="venue-card-miles">{milesText(miles)}</span>}
      </div>
      <p>{addressOf(venue)}</p>
      <Button
        look={selected ? 'primary' : 'secondary'}
        size="s"
        full
        id={`choose-${venue.id}`}
        aria-labelledby={`choose-${venue.id} venue-${venue.id}`}
        onClick={() => joining.chooseCentre(venue.slug)}
      >
        Select and continue
      </Button>
    </li>
  );
});
