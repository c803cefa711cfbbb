import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { formatDayRange, parseIsoDate, shortWeekday } from '../../core/dates';
import { useBookings } from '../../stores/bookings/BookingsContext';
import type { Entry } from '../../stores/bookings/ScheduleStore';
import { Awaited } from '../parts/Awaited';
import { Empty } from '../parts/Empty';
import { agesText } from './parts/ages';
import { SlotRow } from './parts/SlotRow';
import { VenuePage } from './parts/VenuePage';
import { ways } from './ways';

/** The courses that are yet to begin at a venue; each is booked as a whole. */
export const CoursesScreen = observer(function CoursesScreen() {
  const { venueSlug = '' } = useParams();
  const { schedule } = useBookings();
  useEffect(() => void schedule.show({ kind: 'course', venue: venueSlug }), [schedule, venueSlug]);
  const { entries } = schedule;
  const categories = [...new Map(entries.map(({ offer: { category } }) => [category.id, category])).values()];
  return (
    <VenuePage kind="course" venue={venueSlug} title="Courses">
      <Awaited
        request={schedule.request}
        onRetry={() => void schedule.load()}
        label={ways.course.loading}
        heights={[24, 116, 116, 116, 116]}
      >
        {() =>
          entries.length > 0 ? (
            categories.map(({ id, name }) => (
              <section key={id} aria-label={name}>
                <h2 className="day-part">{name}</h2>
                <ul className="card slots courses">
                  {entries
                    .filter(({ offer }) => offer.category.id === id)
                    .map((entry) => (
                      <Course key={entry.slot.id} entry={entry} />
                    ))}
                </ul>
              </section>
            ))
          ) : (
            <Empty icon="calendar" title="No course begins here soon" text="Have a look at another centre." />
          )
        }
      </Awaited>
    </VenuePage>
  );
});

function Course({ entry }: { readonly entry: Entry }) {
  const { slot, offer } = entry;
  const [first, last] = [parseIsoDate(slot.date), parseIsoDate(slot.lastDate ?? slot.date)];
  const ages = agesText(offer);
  const weekday = first ? shortWeekday(first) : '';
  const span = first && last ? formatDayRange(first, last) : '';
  return (
    <SlotRow
      entry={entry}
      time={
        <>
          {weekday} {slot.startsAt}
          <small>to {slot.endsAt}</small>
        </>
      }
      notes={[`${slot.weeks ?? 1} weeks: ${span}`, [ages, slot.place].filter(Boolean).join(', ')]}
      what={`${offer.name}, ${weekday} ${slot.startsAt}`}
    />
  );
}
