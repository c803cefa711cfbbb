import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useBookings, useServing } from '../../stores/bookings/BookingsContext';
import { somebodyElse } from '../../stores/bookings/CampDays';
import type { Entry } from '../../stores/bookings/ScheduleStore';
import { Awaited } from '../parts/Awaited';
import { Empty } from '../parts/Empty';
import { Camp } from './parts/Camp';
import { CampBar, CampTicket, whoForId } from './parts/CampTicket';
import { PersonChoice } from './parts/PersonChoice';
import { VenuePage } from './parts/VenuePage';
import { ways } from './ways';
import './camps.css';

/** A venue's camps: for whom, on which days, and into the basket in one. */
export const CampsScreen = observer(function CampsScreen() {
  const { venueSlug = '' } = useParams();
  const { schedule, campDays } = useBookings();
  const serving = useServing();
  useEffect(() => {
    void schedule.show({ kind: 'camp', venue: venueSlug });
    return () => campDays.clear();
  }, [schedule, campDays, venueSlug]);
  return (
    <VenuePage kind="camp" venue={venueSlug} title="Holiday camps">
      <Awaited
        request={schedule.request}
        onRetry={() => void schedule.load()}
        label={ways.camp.loading}
        heights={[96, 320, 320]}
      >
        {({ offers }) =>
          offers.length > 0 ? (
            <div className="camps">
              <div className="camps-main">
                <WhoFor />
                {offers.map((offer) => (
                  <Camp key={offer.id} offer={offer} entries={entriesOf(schedule.entries, offer.id)} />
                ))}
              </div>
              <aside aria-label={serving ? 'Days chosen' : 'Your days'}>
                <CampTicket />
              </aside>
              <CampBar />
            </div>
          ) : (
            <Empty icon="calendar" title="No camps are planned here yet" text="Have a look at another centre." />
          )
        }
      </Awaited>
    </VenuePage>
  );
});

function entriesOf(entries: readonly Entry[], offerId: number): readonly Entry[] {
  return entries.filter(({ offer }) => offer.id === offerId);
}

const WhoFor = observer(function WhoFor() {
  const { campDays } = useBookings();
  const { people, person } = campDays;
  if (people.length === 0) return null;
  return (
    <section className="card camp-who" id={whoForId}>
      <PersonChoice people={people} other={somebodyElse} chosen={person} onChoose={(id) => campDays.choosePerson(id)} />
    </section>
  );
});
