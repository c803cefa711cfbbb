import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/Icon';
import { describeFound } from '../../../stores/finder/FinderStore';
import { useStores } from '../../../stores/StoresContext';
import { FinderControls } from './FinderControls';
import { MapPane } from './MapPane';
import { VenueCards } from './VenueCards';
import './finder.css';

/** Finding a home centre on a map and in a list, which are two looks at one state. */
export const CentreFinder = observer(function CentreFinder() {
  const { finder } = useStores();
  const header = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <FinderControls />
      <div className="finder-head">
        <p className="small strong" ref={header} tabIndex={-1}>
          {finder.header}
        </p>
        {finder.dirty && (
          <button
            type="button"
            className="link"
            onClick={() => {
              finder.clearSearch();
              header.current?.focus(); // the button goes
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
          <VenueCards />
        </div>
      </div>
    </>
  );
});

/** Says aloud what can be seen to change: what was found, and which centre stands out. */
const Announcements = observer(function Announcements() {
  const { header, searched, results, nearest, selectedVenue } = useStores().finder;
  const count = results.length === 1 ? '1 centre.' : `${results.length} centres.`;
  const result = nearest ? `Nearest: ${describeFound(nearest)}.` : count;
  const found = useSettled(searched ? `${header}. ${result}` : header);
  return (
    <>
      <p className="vh" role="status">
        {found}
      </p>
      <p className="vh" role="status">
        {selectedVenue && `${describeFound(selectedVenue)} selected.`}
      </p>
    </>
  );
});

const settleMs = 500;

/** A text once it has stood for a moment: a slider that is moved changes it ten times in a second. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
