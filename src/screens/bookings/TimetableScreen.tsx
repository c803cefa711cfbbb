import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { addDays, formatWeekday } from '../../core/dates';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';
import { Awaited } from '../parts/Awaited';
import { Empty } from '../parts/Empty';
import { CategoryChips } from './parts/CategoryChips';
import { DayStrip } from './parts/DayStrip';
import { Sessions } from './parts/Sessions';
import { searchOf, useDay, type Day } from './parts/useDay';
import { VenuePage } from './parts/VenuePage';
import { pathOf, ways } from './ways';
import { SiteLink } from '../../sections/SiteLink';

/** What can be booked at a venue on a day. */
export const TimetableScreen = observer(function TimetableScreen() {
  const { locationSlug = '' } = useParams();
  const { schedule } = useBookings();
  const day = useDay(schedule);
  const { date, category } = day;
  useEffect(() => void schedule.show({ kind: 'activity', venue: locationSlug, date }), [schedule, locationSlug, date]);
  const sessions = schedule.entries.filter(({ offer }) => category === undefined || offer.category.id === category);
  return (
    <VenuePage kind="activity" venue={locationSlug}>
      <DayStrip day={day} />
      <div className="day-head">
        <h2>{formatWeekday(date)}</h2>
        <CategoryChips day={day} />
      </div>
      <Awaited
        request={schedule.request}
        onRetry={() => void schedule.load()}
        label={ways.activity.loading}
        heights={[24, 84, 84, 84, 84, 84]}
      >
        {() =>
          sessions.length > 0 ? (
            <Sessions key={date} entries={sessions} date={date} />
          ) : (
            <NothingOn day={day} venue={locationSlug} anything={schedule.entries.length > 0} />
          )
        }
      </Awaited>
    </VenuePage>
  );
});

type NothingOnProps = { readonly day: Day; readonly venue: string; readonly anything: boolean };

/** A day without what was asked for, and where else to look. */
const NothingOn = observer(function NothingOn({ day, venue, anything }: NothingOnProps) {
  const { config } = useStores();
  const { date, to, category } = day;
  const hrefOf = (search: string): string => config.within(pathOf('activity', venue) + search);
  const next = addDays(date, 1);
  return (
    <Empty
      icon="calendar"
      title={anything ? `None of these on ${formatWeekday(date)}` : `Nothing can be booked on ${formatWeekday(date)}`}
      text={anything ? 'There are others on this day.' : 'Have a look at another day, or another centre.'}
    >
      {anything && (
        <SiteLink className="btn btn-primary" to={hrefOf(searchOf(date, undefined))}>
          Show everything on this day
        </SiteLink>
      )}
      {date < to && (
        <SiteLink className={`btn btn-${anything ? 'secondary' : 'primary'}`} to={hrefOf(searchOf(next, category))}>
          See {formatWeekday(next)}
        </SiteLink>
      )}
    </Empty>
  );
});
