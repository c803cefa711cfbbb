import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { milesText } from '../../ground/core/geo';
import type { VenueResult } from '../FinderStore';
import { addressOf } from '../addressOf';
import './cards.css';
import { useCarousel } from './useCarousel';
import { useFinder } from '../FinderContext';

const pageSize = 24;

/** `onChoose` receives the slug of the centre that the customer chooses. */
export type CentreChoiceProps = { readonly onChoose: (slug: string) => void };

/** The venues as cards, in pages of 24: a scrolling list, and on phones a carousel. */
export const VenueCards = observer(function VenueCards({ onChoose }: CentreChoiceProps) {
  const { finder } = useFinder();
  const { results, selectedVenue, origin, nearest } = finder;
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    setPages(1);
    list.current?.scrollTo({ top: 0, left: 0 });
  }, [origin]);
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
      {nearest && <p className="finder-nearest small">No centre is within this distance. The nearest one is:</p>}
      <ul ref={list} className="finder-list" id="centre-list" aria-label="Centres" tabIndex={-1}>
        {cards.map((found) => (
          <VenueCard key={found.venue.slug} result={found} onChoose={onChoose} />
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
  readonly cards: readonly VenueResult[];
  /** The number of cards, including those not displayed yet. */
  readonly total: number;
  /** Displays the next page of cards. */
  readonly onEnd: () => void;
};

/** The previous and next buttons of the carousel, for phone users who can't swipe. */
const CardSteps = observer(function CardSteps({ cards, total, onEnd }: CardStepsProps) {
  const { finder } = useFinder();
  if (cards.length < 2) return null;
  const at = cards.findIndex(({ venue }) => venue.slug === finder.selected);
  const select = (index: number): void => {
    if (index === cards.length && index < total) flushSync(onEnd);
    const slug = (cards[index] ?? finder.results[index])?.venue.slug;
    if (slug !== undefined) finder.select(slug);
  };
  // Before a card is selected, the first one is in view: next is the second.
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

/** Adds the selected venue to the cards if it is missing, because it may be selected on the map only. */
function withSelected(cards: readonly VenueResult[], selected: VenueResult | undefined): readonly VenueResult[] {
  const missing = selected && !cards.some(({ venue }) => venue === selected.venue);
  return missing ? [selected, ...cards] : cards;
}

type VenueCardProps = CentreChoiceProps & { readonly result: VenueResult };

const VenueCard = observer(function VenueCard({ result: { venue, miles }, onChoose }: VenueCardProps) {
  const { finder } = useFinder();
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
        onClick={() => onChoose(venue.slug)}
      >
        Select and continue
      </Button>
    </li>
  );
});
