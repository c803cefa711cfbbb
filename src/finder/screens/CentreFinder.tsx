import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/components/Icon';
import { describeResult } from '../FinderStore';
import { FinderControls } from './FinderControls';
import { MapPane } from './MapPane';
import { VenueCards, type CentreChoiceProps } from './VenueCards';
import './finder.css';
import { useFinder } from '../FinderContext';

/** The map and the list for finding a home centre, both displaying the state of the FinderStore. */
export const CentreFinder = observer(function CentreFinder({ onChoose }: CentreChoiceProps) {
  const { finder } = useFinder();
  const header = useRef<HTMLParagraphElement>(null);
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

/** Announces the search's results and the selected centre to screen readers. */
const Announcements = observer(function Announcements() {
  const { header, origin, results, nearest, selectedVenue } = useFinder().finder;
  const count = results.length === 1 ? '1 centre.' : `${results.length} centres.`;
  const result = nearest ? `Nearest: ${describeResult(nearest)}.` : count;
  const found = useSettled(origin ? `${header}. ${result}` : header);
  return (
    <>
      <p className="vh" role="status">
        {found}
      </p>
      <p className="vh" role="status">
        {selectedVenue && `${describeResult(selectedVenue)} selected.`}
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
