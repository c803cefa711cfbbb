import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { afterFrame } from '../../kit/components/afterFrame';
import { Icon } from '../../kit/components/Icon';
import { phoneWidth } from '../../kit/components/useMedia';
import { addressOf } from '../addressOf';
import { useSearch } from '../search/SearchContext';
import type { Suggestion } from '../search/Suggestions';
import './suggestions.css';

/**
 * The box for a town, a postcode or the name of a centre, with suggestions while the customer types. Source: the combobox
 * with a list of the ARIA Authoring Practices Guide. Enter without an active suggestion searches for the typed text.
 */
export const SearchBox = observer(function SearchBox() {
  const finder = useSearch();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const items = finder.term === '' ? finder.suggestions.earlier : finder.suggestions.items;
  // The number of the active suggestion, or -1 while none is; undefined while the list is closed.
  const [active, setActive] = useState<number>();
  const shown = active !== undefined && items.length > 0;
  const close = (): void => setActive(undefined);
  const start = (search: () => unknown): void => {
    close();
    afterFrame(() => {
      search();
      leave(box.current, finder.term);
    });
  };
  const handleSearch = (event: SubmitEvent): void => {
    event.preventDefault();
    start(() => finder.searchTerm());
  };
  const handleChoose = (item: Suggestion): void => start(() => finder.choose(item));
  const handleKey = (event: KeyboardEvent): void => {
    const item = active === undefined ? undefined : items[active];
    const next = nextActive(event.key, active ?? -1, items.length);
    if (shown && event.key === 'Escape') close();
    else if (event.key === 'Enter' && item) handleChoose(item);
    else if (items.length > 0 && next !== undefined) setActive(next);
    else return;
    event.preventDefault();
  };
  return (
    <form role="search" onSubmit={handleSearch} className="finder-search">
      <label className="field-label" htmlFor={`${id}-term`}>
        Find a centre
      </label>
      <div className="with-end">
        <input
          {...inputProps}
          id={`${id}-term`}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && active >= 0 && active < items.length ? `${id}-list-${active}` : undefined}
          ref={box}
          value={finder.term}
          onChange={(event) => {
            finder.setTerm(event.target.value);
            setActive(-1);
          }}
          onKeyDown={handleKey}
          onFocus={() => finder.term === '' && setActive(-1)}
          onBlur={close}
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
      <SuggestionList id={`${id}-list`} items={shown ? items : []} active={active} onChoose={handleChoose} />
    </form>
  );
});

const inputProps = {
  className: 'input',
  type: 'search',
  role: 'combobox',
  'aria-autocomplete': 'list',
  enterKeyHint: 'search',
  autoComplete: 'off',
  placeholder: 'Search town, postcode or centre name',
} as const;

/** Leaves the box on phones, whose keyboard would cover the results; without a term the box is where to go on. */
function leave(box: HTMLInputElement | null, term: string): void {
  if (term.trim() === '') box?.focus();
  else if (window.matchMedia(phoneWidth).matches) box?.blur();
}

type SuggestionListProps = {
  readonly id: string;
  /** The suggestions; none while the list is closed. */
  readonly items: readonly Suggestion[];
  readonly active: number | undefined;
  readonly onChoose: (item: Suggestion) => void;
};

const SuggestionList = observer(function SuggestionList({ id, items, active, onChoose }: SuggestionListProps) {
  const { term } = useSearch();
  return (
    <ul className="suggestions" role="listbox" id={id} aria-label="Suggestions" hidden={items.length === 0}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()} // keeps the focus in the box, whose blur closes the list
          onClick={() => onChoose(item)}
        >
          <SuggestionText item={item} term={term} />
        </li>
      ))}
    </ul>
  );
});

/** Returns the suggestion that a key moves to; `undefined` for other keys. -1 stands for the box itself. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}

function keyOf(item: Suggestion): string {
  switch (item.kind) {
    case 'centre':
      return `centre-${item.venue.slug}`;
    case 'place':
      return `place-${item.place.name}-${item.place.at.lat}-${item.place.at.lng}`;
    case 'all':
      return 'all';
    case 'recent':
      return `recent-${item.term}`;
  }
}

function SuggestionText({ item, term }: { readonly item: Suggestion; readonly term: string }) {
  switch (item.kind) {
    case 'centre':
      return (
        <>
          <Icon name="pin" />
          <span>
            {item.venue.name} <span className="suggestion-more">{addressOf(item.venue)}</span>
          </span>
        </>
      );
    case 'place':
      return (
        <>
          <Icon name="search" />
          <span>
            {item.place.name} <span className="suggestion-more">Centres near this place</span>
          </span>
        </>
      );
    case 'all':
      return (
        <span className="strong">
          Show all {item.count} matches for “{term.trim()}”
        </span>
      );
    case 'recent':
      return (
        <>
          <Icon name="search" />
          <span>
            {item.term} <span className="suggestion-more">Searched before</span>
          </span>
        </>
      );
  }
}
