import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import type { Venue } from '../../../kit/api/venues';
import { goOnAfterFrame } from '../../../kit/components/afterFrame';
import { Button } from '../../../kit/components/Button';
import { lazyPart } from '../../../kit/components/lazyPart';
import { Note } from '../../../kit/components/Note';
import { Skeleton } from '../../../kit/components/Spinner';
import { addressOf } from '../../../finder/addressOf';
import { useFinder } from '../../../finder/FinderContext';
import { useJoining } from '../../JoiningContext';
import { useSite } from '../../../kit/site/SiteContext';

const loadFinder = () => import('../../../finder/screens/CentreFinder');
const CentreFinder = lazyPart(loadFinder, (part) => part.CentreFinder);
const loadList = () => import('../../../finder/screens/VenueList');
const VenueList = lazyPart(loadList, (part) => part.VenueList);

/** The home centre of a membership: the chosen one, or the choice among all centres. */
export const VenuePicker = observer(function VenuePicker() {
  const { venues } = useFinder();
  const { joining } = useJoining();
  const { config } = useSite();
  const withMap = config.flags.onlineJoiningMapEnabled;
  useEffect(() => {
    void venues.load();
    void (withMap ? loadFinder() : loadList()).catch(() => undefined); // the error is reported where it is rendered
  }, [venues, withMap]);
  const { request } = venues;
  if (request.status === 'error') {
    return (
      <Note type="danger" title={request.error?.message ?? ''} live>
        <Button look="secondary" size="s" onClick={() => venues.load()}>
          Try again
        </Button>
      </Note>
    );
  }
  const loading = <Skeleton label="Loading centres" heights={[96, 96, 96, 96]} />;
  if (request.data === undefined) return loading;
  if (joining.venue) return <ChosenVenue venue={joining.venue} />;
  if (venues.all.length === 0) return <p className="empty">No centres found. Please try again later.</p>;
  const handleChoose = (slug: string): void => goOnAfterFrame(() => joining.chooseCentre(slug));
  return (
    <Suspense fallback={loading}>
      {withMap ? <CentreFinder onChoose={handleChoose} /> : <VenueList venues={venues.all} onChoose={handleChoose} />}
    </Suspense>
  );
});

const ChosenVenue = observer(function ChosenVenue({ venue }: { readonly venue: Venue }) {
  const { joining } = useJoining();
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
        <Button
          className="push"
          size="l"
          busy={joining.continuing.busy}
          onClick={() => goOnAfterFrame(() => joining.proceed())}
        >
          Continue
        </Button>
      </div>
    </>
  );
});
