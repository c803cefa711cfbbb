import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import type { Venue } from '../../api/venues';
import { Button } from '../../components/Button';
import { lazyPart } from '../../components/lazyPart';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { useStores } from '../../stores/StoresContext';
import { addressOf } from './address';
import { VenueList } from './VenueList';
import './centre.css';

const loadFinder = () => import('./finder/CentreFinder');
const CentreFinder = lazyPart(loadFinder, (part) => part.CentreFinder);

/** The centre a membership is linked to: the chosen one, or all of them to choose from. */
export const VenuePicker = observer(function VenuePicker() {
  const { venues, joining, config } = useStores();
  const withMap = config.flags.onlineJoiningMapEnabled;
  useEffect(() => {
    void venues.load();
    if (withMap) void loadFinder().catch(() => undefined); // who draws it says so
  }, [venues, withMap]);
  const { request } = venues;
  if (request.status === 'error') {
    return (
      <Note type="danger" title={request.error?.message ?? ''} live>
        <Button look="secondary" size="s" onClick={() => void venues.load()}>
          Try again
        </Button>
      </Note>
    );
  }
  const loading = <Skeleton label="Loading centres" heights={[96, 96, 96, 96]} />;
  if (request.data === undefined) return loading;
  if (joining.venue) return <ChosenVenue venue={joining.venue} />;
  if (venues.all.length === 0) return <p className="empty">No centres found</p>;
  if (withMap) {
    return (
      <Suspense fallback={loading}>
        <CentreFinder />
      </Suspense>
    );
  }
  return <VenueList venues={venues.all} onChoose={(slug) => joining.chooseCentre(slug)} />;
});

const ChosenVenue = observer(function ChosenVenue({ venue }: { readonly venue: Venue }) {
  const { joining } = useStores();
  return (
    <>
      <div className="chosen-venue">
        <h3>{venue.name}</h3>
        <p className="small muted">{addressOf(venue)}</p>
      </div>
      <div className="sec-foot">
        <Button look="secondary" onClick={() => joining.changeLocation()}>
          Change location
        </Button>
        <Button className="push" size="l" onClick={() => joining.proceed()}>
          Continue
        </Button>
      </div>
    </>
  );
});
