import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useBookings, useIsServing } from '../../BookingsContext';
import { unlistedPersonId } from '../../schedule/CampDays';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { RequestView } from '../../../kit/site/RequestView';
import { EmptyState } from '../../../kit/site/EmptyState';
import { Camp } from './Camp';
import { CampBar, CampTicket, campAttendeeId } from './CampTicket';
import { AttendeeChoice } from '../parts/AttendeeChoice';
import { useFocusNamed } from '../parts/useFocusNamed';
import { VenuePage } from '../parts/VenuePage';
import { bookingPages } from '../bookingPages';
import './camps.css';

/** A venue's camps: the customer chooses attendees and days, and adds them to the basket together. */
export const CampsScreen = observer(function CampsScreen() {
  const { venueSlug = '' } = useParams();
  const { schedule, campDays } = useBookings();
  const isServing = useIsServing();
  useFocusNamed({ isDrawn: schedule.entries.length > 0 });
  useEffect(() => {
    void schedule.show({ kind: 'camp', venue: venueSlug });
    return () => campDays.clear();
  }, [schedule, campDays, venueSlug]);
  return (
    <VenuePage kind="camp" venue={venueSlug} title="Holiday camps">
      <RequestView
        request={schedule.request}
        onRetry={() => schedule.load()}
        label={bookingPages.camp.loading}
        heights={[96, 320, 320]}
      >
        {({ offers }) =>
          offers.length > 0 ? (
            <div className="camps">
              <div className="camps-main">
                <CampAttendee />
                {offers.map((offer) => (
                  <Camp key={offer.id} offer={offer} entries={entriesOf(schedule.entries, offer.id)} />
                ))}
              </div>
              <aside aria-label={isServing ? 'Days chosen' : 'Your days'}>
                <CampTicket />
              </aside>
              <CampBar />
            </div>
          ) : (
            <EmptyState icon="calendar" title="No camps are planned here yet" text="Try another centre." />
          )
        }
      </RequestView>
    </VenuePage>
  );
});

function entriesOf(entries: readonly ScheduleEntry[], offerId: number): readonly ScheduleEntry[] {
  return entries.filter(({ offer }) => offer.id === offerId);
}

const CampAttendee = observer(function WhoFor() {
  const { campDays } = useBookings();
  const { people, personIds } = campDays;
  if (people.length === 0) return null;
  return (
    <section className="card camp-who" id={campAttendeeId}>
      <AttendeeChoice
        options={people.map(({ person, refusal }) => ({ person, note: refusal, blocked: refusal !== undefined }))}
        unlistedId={unlistedPersonId}
        chosenIds={personIds}
        onToggle={(id) => campDays.togglePerson(id)}
      />
    </section>
  );
});
