import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../kit/components/Icon';
import { pressable } from '../../kit/components/press';
import { useSearch } from '../search/SearchContext';
import type { VenueResult } from '../search/search';
import './cards.css';
import { useCarousel } from './useCarousel';
import { VenueCard, type CentreChoiceProps } from './VenueCard';

const pageSize = 24;

/** The venues as cards, in pages of 24: a scrolling list, and on phones a carousel. */
export const VenueCards = observer(function VenueCards({ onChoose }: CentreChoiceProps) {
  const finder = useSearch();
  const { search } = finder;
  const { results, unplaced, nearest } = finder.found;
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    setPages(1);
    list.current?.scrollTo({ top: 0, left: 0 });
  }, [search]);
  const all = nearest ? [nearest] : [...results, ...unplaced];
  const cards = all.slice(0, pages * pageSize);
  useCarousel(list, cards, finder);
  const showMore = (): void => {
    const first = all[cards.length]?.venue.slug;
    flushSync(() => setPages(pages + 1));
    list.current?.querySelector<HTMLElement>(`[data-slug="${first}"] h3 button`)?.focus();
  };
  return (
    <div className="finder-venues">
      <PickApart cards={cards} onChoose={onChoose} />
      {nearest && (
        <p className="finder-nearest small">
          {search?.kind === 'area' ? 'No centre is in this area.' : 'No centre is within this distance.'} The nearest
          one is:
        </p>
      )}
      <ul ref={list} className="finder-list" id="centre-list" aria-label="Centres" tabIndex={-1}>
        {cards.map((found) => (
          <VenueCard key={found.venue.slug} result={found} onChoose={onChoose} />
        ))}
        {cards.length < all.length && (
          <li className="finder-more">
            <button type="button" className="link" onClick={showMore}>
              Show {Math.min(pageSize, all.length - cards.length)} more centres
            </button>
          </li>
        )}
      </ul>
      <CardSteps cards={cards} all={all} onEnd={() => setPages(pages + 1)} />
    </div>
  );
});

type PickApartProps = CentreChoiceProps & { readonly cards: readonly VenueResult[] };

/** The selected centre under a heading of its own, while it has no card in the list. */
const PickApart = observer(function PickApart({ cards, onChoose }: PickApartProps) {
  const { apart, selected } = useSearch().found;
  if (!selected || cards.some(({ venue }) => venue === selected.venue)) return null;
  return (
    <section className="finder-apart" aria-labelledby="centre-apart">
      <h3 className="small strong" id="centre-apart">
        {apart ? 'Your pick, outside this search' : 'Your pick'}
      </h3>
      <ul aria-labelledby="centre-apart">
        <VenueCard result={selected} onChoose={onChoose} />
      </ul>
    </section>
  );
});

type CardStepsProps = {
  readonly cards: readonly VenueResult[];
  /** All centres of the list, including those not displayed yet. */
  readonly all: readonly VenueResult[];
  /** Displays the next page of cards. */
  readonly onEnd: () => void;
};

/** The previous and next buttons of the carousel, for phone users who can't swipe. */
const CardSteps = observer(function CardSteps({ cards, all, onEnd }: CardStepsProps) {
  const finder = useSearch();
  const total = all.length;
  const placeId = useId();
  if (total < 2) return null;
  const at = cards.findIndex(({ venue }) => venue.slug === finder.selected);
  const select = (index: number): void => {
    if (index === cards.length && index < total) flushSync(onEnd);
    const slug = all[index]?.venue.slug;
    if (slug !== undefined) finder.select(slug);
  };
  // Before a card is selected, the first one is in view: next is the second.
  const next = at < 0 ? 1 : at + 1;
  return (
    <div className="finder-steps phone-only">
      <button
        type="button"
        aria-label="Previous centre"
        {...pressable({ blockedBy: at <= 0 ? placeId : undefined, onClick: () => at > 0 && select(at - 1) })}
      >
        <Icon name="left" />
      </button>
      <span className="num small" id={placeId}>
        {Math.max(at, 0) + 1} of {total}
      </span>
      <button
        type="button"
        aria-label="Next centre"
        {...pressable({ blockedBy: next >= total ? placeId : undefined, onClick: () => select(next) })}
      >
        <Icon name="right" />
      </button>
    </div>
  );
});
