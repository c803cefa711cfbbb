import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dayOfMonth, shortWeekday, type IsoDate } from '../../../ground/core/dates';
import { Button } from '../../../kit/components/Button';
import { Icon } from '../../../kit/components/Icon';
import { Note } from '../../../kit/components/Note';
import { Skeleton } from '../../../kit/components/Spinner';
import { SiteLink } from '../../../kit/site/SiteLink';
import { useBookings } from '../../BookingsContext';
import { dayRangeText, stripDays, weekdayText } from '../../schedule/days';
import type { BookingStore } from '../../schedule/BookingStore';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { actionId } from '../parts/SlotAction';
import { daySearch, type TimetableDay } from './useDay';
import './week.css';

/** Returns the days that the strip shows together with a day; of the weeks before or after with `by`. None beyond the last. */
function daysOf({ date, from, to }: TimetableDay, by = 0): readonly IsoDate[] {
  const days = stripDays(from, to);
  const week = (days.find((each) => each.date === date)?.week ?? 0) + by;
  return days.filter((each) => each.week === week).map((each) => each.date);
}

/** `20 to 26 November` */
export function weekText(day: TimetableDay, today: IsoDate): string {
  const [first = day.date, last = first] = [daysOf(day)[0], daysOf(day).at(-1)];
  return dayRangeText(first, last, today);
}

type WeekProps = { readonly day: TimetableDay; readonly venue: string };

/** The sessions of a week at a glance: each leads to its row, where it is booked. */
export const Week = observer(function Week({ day, venue }: WeekProps) {
  const { week } = useBookings();
  const dates = daysOf(day);
  const key = dates.join();
  useEffect(() => void week.show(venue, key.split(',') as IsoDate[], day.date), [week, venue, key, day.date]);
  useEffect(() => () => week.hide(), [week]);
  return (
    <>
      {week.isLacking && (
        <Note type="danger" title="Some days could not be loaded." live>
          <Button look="secondary" size="s" onClick={() => week.retry()}>
            Try again
          </Button>
        </Note>
      )}
      <div className="week">
        {dates.map((date) => (
          <DayOfWeek key={date} date={date} category={day.category} />
        ))}
      </div>
      <nav className="week-turns" aria-label="Week">
        <OtherWeek day={day} by={-1} />
        <OtherWeek day={day} by={1} />
      </nav>
    </>
  );
});

/** The link to the week before or after. Empty beyond the bookable days. */
const OtherWeek = observer(function OtherWeek({ day, by }: { readonly day: TimetableDay; readonly by: 1 | -1 }) {
  const { schedule } = useBookings();
  const { pathname } = useLocation();
  const dates = daysOf(day, by);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return null;
  return (
    <SiteLink className="link" to={pathname + daySearch(first, day.category, { isWeek: true })}>
      {by < 0 && <Icon name="left" size="s" />}
      {dayRangeText(first, last, schedule.today)}
      {by > 0 && <Icon name="right" size="s" />}
    </SiteLink>
  );
});

type DayOfWeekProps = { readonly date: IsoDate; readonly category: number | undefined };

const DayOfWeek = observer(function DayOfWeek({ date, category }: DayOfWeekProps) {
  const { schedule, week } = useBookings();
  const { pathname } = useLocation();
  const all = week.entriesOn(date);
  const shown = all?.filter(
    ({ slot, offer }) => !schedule.hasBegun(slot) && (category === undefined || offer.category.id === category),
  );
  const name = weekdayText(date, schedule.today);
  const href = pathname + daySearch(date, category);
  return (
    <section className="card week-day" aria-label={name}>
      <h3>
        <SiteLink to={href}>
          <span aria-hidden="true">
            {shortWeekday(date)} <b>{dayOfMonth(date)}</b>
          </span>
          <span className="vh">{name}</span>
        </SiteLink>
      </h3>
      {shown === undefined && !week.isMissing(date) && <Skeleton label="Loading this day" heights={[44, 44, 44]} />}
      {shown === undefined && week.isMissing(date) && <p className="small muted">Not loaded</p>}
      {shown?.length === 0 && <p className="small muted">{all?.length === 0 ? 'No sessions' : 'No more sessions'}</p>}
      {shown && shown.length > 0 && (
        <ul>
          {shown.map((entry) => (
            <li key={entry.slot.id}>
              <SessionLink entry={entry} href={`${href}#${actionId(entry.slot.id)}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

const SessionLink = observer(function SessionLink({
  entry: { slot, offer },
  href,
}: {
  readonly entry: ScheduleEntry;
  readonly href: string;
}) {
  const { text, look } = standing(useBookings().booking, slot);
  return (
    <SiteLink to={href} data-look={look}>
      <span className="num">{slot.startsAt}</span>
      <b>{offer.name}</b>
      <small>{text}</small>
    </SiteLink>
  );
});

/** Returns the words for how a session stands with the customer, or how many places it has. */
function standing(
  booking: BookingStore,
  slot: ScheduleEntry['slot'],
): { readonly text: string; readonly look?: 'held' | 'full' } {
  if (booking.isBooked(slot)) return { text: 'Booked', look: 'held' };
  if (booking.isHeld(slot)) return { text: 'In basket', look: 'held' };
  return slot.placesLeft === 0 ? { text: 'Full', look: 'full' } : { text: `${slot.placesLeft} left` };
}
