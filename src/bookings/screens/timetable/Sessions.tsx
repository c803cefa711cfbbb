import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { IsoDate } from '../../../ground/core/dates';
import { formatWeekday } from '../../../ground/core/dates';
import { useBookings } from '../../BookingsContext';
import { dayPartOf, dayParts } from '../../schedule/days';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { SlotRow } from '../parts/SlotRow';
import { useFocusNamed } from '../parts/useFocusNamed';
import { NextWithSpace } from './NextWithSpace';

/**
 * A day's sessions by part of the day. Sessions that have begun are hidden until the customer shows them, except those
 * that staff may still sell to who comes late.
 */
export const Sessions = observer(function Sessions({
  entries,
  date,
}: {
  readonly entries: readonly ScheduleEntry[];
  readonly date: IsoDate;
}) {
  const { schedule } = useBookings();
  const [withBegun, setWithBegun] = useState(false);
  useFocusNamed({ isDrawn: true });
  const begun = entries.filter(({ slot }) => schedule.hasBegun(slot) && !slot.canBook);
  const shown = withBegun ? entries : entries.filter((entry) => !begun.includes(entry));
  const count = entries.length - begun.length;
  return (
    <>
      <p className="vh" role="status">
        {count === 1 ? '1 session' : `${count} sessions`} on {formatWeekday(date)}
      </p>
      {begun.length > 0 && !withBegun && (
        <button type="button" className="link begun" onClick={() => setWithBegun(true)}>
          Show {begun.length === 1 ? '1 session that has' : `${begun.length} sessions that have`} begun
        </button>
      )}
      {shown.length === 0 && <p className="empty begun-all">All sessions on this day have begun.</p>}
      {dayParts.map((part) => {
        const inPart = shown.filter(({ slot }) => dayPartOf(slot.startsAt) === part);
        return inPart.length > 0 && <Part key={part} name={part} entries={inPart} />;
      })}
    </>
  );
});

function Part({ name, entries }: { readonly name: string; readonly entries: readonly ScheduleEntry[] }) {
  return (
    <section aria-label={name}>
      <h3 className="day-part">{name}</h3>
      <ul className="card slots">
        {entries.map((entry) => (
          <SlotRow
            key={entry.slot.id}
            entry={entry}
            time={
              <>
                {entry.slot.startsAt}
                <small>to {entry.slot.endsAt}</small>
              </>
            }
            notes={[entry.slot.place]}
            label={`${entry.offer.name}, ${entry.slot.startsAt}`}
            more={<NextWithSpace entry={entry} />}
          />
        ))}
      </ul>
    </section>
  );
}
