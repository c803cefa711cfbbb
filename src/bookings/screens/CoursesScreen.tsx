import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { formatDayRange, parseIsoDate, shortWeekday } from '../../ground/core/dates';
import { useBookings } from '../BookingsContext';
import type { ScheduleEntry } from '../schedule/ScheduleStore';
import { RequestView } from '../../kit/site/RequestView';
import { EmptyState } from '../../kit/site/EmptyState';
import { agesText } from './parts/ages';
import { SlotRow } from './parts/SlotRow';
import { useFocusNamed } from './parts/useFocusNamed';
import { VenuePage } from './parts/VenuePage';
import { bookingPages } from './bookingPages';

/** The courses of a venue that have not started. A course is booked as a whole. */
export const CoursesScreen = observer(function CoursesScreen() {
  const { venueSlug = '' } = useParams();
  const { schedule } = useBookings();
  useEffect(() => void schedule.show({ kind: 'course', venue: venueSlug }), [schedule, venueSlug]);
  const { entries } = schedule;
  useFocusNamed({ isDrawn: entries.length > 0 });
  const categories = [...new Map(entries.map(({ offer: { category } }) => [category.id, category])).values()];
  return (
    <VenuePage kind="course" venue={venueSlug} title="Courses">
      <RequestView
        request={schedule.request}
        onRetry={() => schedule.load()}
        label={bookingPages.course.loading}
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
            <EmptyState icon="calendar" title="No course begins here soon" text="Try another centre." />
          )
        }
      </RequestView>
    </VenuePage>
  );
});

function Course({ entry }: { readonly entry: ScheduleEntry }) {
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
      label={`${offer.name}, ${weekday} ${slot.startsAt}`}
    />
  );
}
