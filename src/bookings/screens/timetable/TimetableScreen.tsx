import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { addDays, formatWeekday, type IsoDate } from '../../../ground/core/dates';
import { useBookings } from '../../BookingsContext';
import { RequestView } from '../../../kit/site/RequestView';
import { EmptyState } from '../../../kit/site/EmptyState';
import { CategoryChips } from './CategoryChips';
import { DayStrip } from './DayStrip';
import { Sessions } from './Sessions';
import { ViewSwitch } from './ViewSwitch';
import { Week, weekText } from './Week';
import { daySearch, useDay, type TimetableDay } from './useDay';
import { VenuePage } from '../parts/VenuePage';
import { venuePath, bookingPages } from '../bookingPages';
import { SiteLink } from '../../../kit/site/SiteLink';
import { useSite } from '../../../kit/site/SiteContext';

/** The sessions of a venue on a day. A customer who comes back finds the filter that they left. */
export const TimetableScreen = observer(function TimetableScreen() {
  const { locationSlug = '' } = useParams();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const { schedule, filter } = useBookings();
  const kept = query.has('date') || query.has('category') ? undefined : filter.of(locationSlug);
  return kept === undefined ? (
    <Timetable locationSlug={locationSlug} />
  ) : (
    <Navigate to={{ search: withFilter(query, schedule.today, kept), hash }} replace />
  );
});

/** Adds a day and a filter to what an address asks for otherwise. */
function withFilter(query: URLSearchParams, date: IsoDate, category: number): string {
  const more = new URLSearchParams(query);
  more.set('date', date);
  more.set('category', String(category));
  return `?${more.toString()}`;
}

const Timetable = observer(function TimetableOfVenue({ locationSlug }: { readonly locationSlug: string }) {
  const { schedule, filter } = useBookings();
  const day = useDay(schedule);
  const { date, isWeek, category } = day;
  useEffect(() => filter.keep(locationSlug, category), [filter, locationSlug, category]);
  useEffect(() => void schedule.show({ kind: 'activity', venue: locationSlug, date }), [schedule, locationSlug, date]);
  return (
    <VenuePage kind="activity" venue={locationSlug}>
      <DayStrip day={day} />
      <div className="day-head">
        <h2>{isWeek ? weekText(day, schedule.today) : formatWeekday(date)}</h2>
        <ViewSwitch day={day} />
        <CategoryChips day={day} venue={locationSlug} />
      </div>
      {isWeek ? <Week day={day} venue={locationSlug} /> : <Day day={day} venue={locationSlug} />}
    </VenuePage>
  );
});

type DayProps = { readonly day: TimetableDay; readonly venue: string };

const Day = observer(function SessionsOfDay({ day, venue }: DayProps) {
  const { schedule } = useBookings();
  const { date, category } = day;
  const sessions = schedule.entries.filter(({ offer }) => category === undefined || offer.category.id === category);
  return (
    <RequestView
      request={schedule.request}
      onRetry={() => schedule.load()}
      label={bookingPages.activity.loading}
      heights={[24, 84, 84, 84, 84, 84]}
    >
      {() =>
        sessions.length > 0 ? (
          <Sessions key={date} entries={sessions} date={date} />
        ) : (
          <EmptyDay day={day} venue={venue} isFiltered={schedule.entries.length > 0} />
        )
      }
    </RequestView>
  );
});

type EmptyDayProps = DayProps & { readonly isFiltered: boolean };

/** The message for a day without matching sessions, with links to other days and categories. */
const EmptyDay = observer(function NothingOn({ day, venue, isFiltered }: EmptyDayProps) {
  const { config } = useSite();
  const { date, to, category } = day;
  const hrefOf = (search: string): string => config.withKioskQuery(venuePath('activity', venue) + search);
  const next = addDays(date, 1);
  return (
    <EmptyState
      icon="calendar"
      title={`No ${isFiltered ? 'matching ' : ''}sessions on ${formatWeekday(date)}`}
      text={isFiltered ? 'There are sessions of another kind on this day.' : 'Try another day or another centre.'}
    >
      {isFiltered && (
        <SiteLink className="btn btn-primary" to={hrefOf(daySearch(date, undefined))}>
          Show all sessions on this day
        </SiteLink>
      )}
      {date < to && (
        <SiteLink className={`btn btn-${isFiltered ? 'secondary' : 'primary'}`} to={hrefOf(daySearch(next, category))}>
          See {formatWeekday(next)}
        </SiteLink>
      )}
    </EmptyState>
  );
});
