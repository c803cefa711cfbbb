import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '../../kit/components/Icon';
import { createFinderStore } from '../search/createFinderStore';
import { finderMessages } from '../search/finderMessages';
import { describeResult } from '../search/FoundCentres';
import type { Search } from '../search/search';
import { phoneWidth } from '../../kit/components/useMedia';
import { SearchProvider, useSearch } from '../search/SearchContext';
import { FinderControls } from './FinderControls';
import { MapPane } from './MapPane';
import type { CentreChoiceProps } from './VenueCard';
import { VenueCards } from './VenueCards';
import './finder.css';
import { useFinder } from '../FinderContext';
import { LinkButton } from '../../kit/components/LinkButton';

/** The map and the list for finding a home centre, both displaying the state of the FinderStore. */
export function CentreFinder({ onChoose }: CentreChoiceProps) {
  const { finder } = useFinder();
  return (
    <SearchProvider value={finder.open(createFinderStore)}>
      <FinderBody onChoose={onChoose} />
    </SearchProvider>
  );
}

const FinderBody = observer(function FinderBody({ onChoose }: CentreChoiceProps) {
  const finder = useSearch();
  const header = useRef<HTMLParagraphElement>(null);
  useResultsInView(header, finder.search);
  return (
    <>
      <FinderControls />
      <div className="finder-head">
        <p className="small strong" ref={header} tabIndex={-1}>
          {finder.header}
        </p>
        {finder.canClear && (
          <button
            type="button"
            className="link"
            onClick={() => {
              finder.clearSearch();
              header.current?.focus(); // the focused button is removed
            }}
          >
            <Icon name="cross" size="s" />
            <span>Clear search</span>
          </button>
        )}
      </div>
      <Question onAnswer={() => header.current?.focus()} />
      <Announcements />
      <a className="skip-map" href="#centre-list">
        Skip map
      </a>
      <div className="finder-frame">
        <div className="finder">
          <MapPane />
          <VenueCards onChoose={onChoose} />
        </div>
      </div>
    </>
  );
});

/**
 * Brings the results of a new search into view on a phone, where they begin below the screen. Whoever searches by the map
 * looks at it already.
 */
function useResultsInView(header: RefObject<HTMLElement | null>, search: Search | undefined): void {
  const last = useRef(search);
  useEffect(() => {
    const isNew = last.current !== search;
    last.current = search;
    const isByMap = search?.kind === 'area' || (search?.kind === 'around' && search.name === finderMessages.thisArea);
    if (!isNew || !search || isByMap || !window.matchMedia(phoneWidth).matches) return;
    header.current?.scrollIntoView({ block: 'start' });
  }, [header, search]);
}

type QuestionProps = {
  /** Called once the customer has answered, which takes the question away. */
  readonly onAnswer: () => void;
};

/** Asks whether a place was meant whose name is a part of centres' names, or which centre or place of nearly the typed name. */
const Question = observer(function Question({ onAnswer }: QuestionProps) {
  const finder = useSearch();
  const { question } = finder;
  if (question === undefined) return null;
  const answer = (act: () => unknown): void => {
    void act();
    onAnswer(); // the focused button is removed
  };
  if (question.kind === 'also-place')
    return (
      <p className="finder-question small">
        Looking for a place?{' '}
        <LinkButton onClick={() => answer(() => finder.searchPlace(question.term))}>
          Search near “{question.term}”
        </LinkButton>
      </p>
    );
  return (
    <div className="finder-question small">
      <p>{question.centres.length > 0 ? 'Did you mean one of these?' : 'Did you mean one of these places?'}</p>
      <ul>
        {question.centres.map((venue) => (
          <li key={venue.slug}>
            <button
              type="button"
              className="link"
              onClick={() => answer(() => finder.choose({ kind: 'centre', venue }))}
            >
              {venue.name}
            </button>
          </li>
        ))}
        {question.places.map((place) => (
          <li key={`${place.at.lat},${place.at.lng}`}>
            <button
              type="button"
              className="link"
              onClick={() => answer(() => finder.choose({ kind: 'place', place }))}
            >
              {place.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Announces the search's results and the selected centre to screen readers. */
const Announcements = observer(function Announcements() {
  const { header, search, found } = useSearch();
  const { count, nearest, selected } = found;
  const counted = count === 1 ? '1 centre.' : `${count} centres.`;
  const result = nearest ? `Nearest: ${describeResult(nearest)}.` : counted;
  const heard = useSettled(search ? `${header}. ${result}` : header);
  return (
    <>
      <p className="vh" role="status">
        {heard}
      </p>
      <p className="vh" role="status">
        {selected && `${describeResult(selected)} selected.`}
      </p>
    </>
  );
});

const settleMs = 500;

/** Debounces a text: dragging the slider changes it ten times a second. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
