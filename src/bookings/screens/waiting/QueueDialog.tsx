import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { dateOf, formatDayMonth, formatWeekday, parseIsoDate, timeOf } from '../../../ground/core/dates';
import { waitText } from '../../../ground/core/waitingTexts';
import type { QueuedPerson } from '../../../kit/api/waitingList';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { useReturnFocus } from '../../../kit/components/dialog/useReturnFocus';
import { RequestView } from '../../../kit/site/RequestView';
import { useBookings } from '../../BookingsContext';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';

/** The dialog in which staff see who waits for a place. */
export const QueueDialog = observer(function QueueOfSlot() {
  const { queue } = useBookings();
  useEffect(() => () => queue.close(), [queue]);
  return queue.entry ? <Queue key={queue.entry.slot.id} entry={queue.entry} /> : null;
});

const Queue = observer(function SlotQueue({ entry }: { readonly entry: ScheduleEntry }) {
  const { queue } = useBookings();
  const { slot, offer } = entry;
  const finalFocus = useReturnFocus();
  const date = parseIsoDate(slot.date);
  return (
    <Dialog title={`Waiting for ${offer.name}`} onClose={() => queue.close()} finalFocus={finalFocus}>
      <div className="stack">
        <p className="muted">
          {date && `${formatWeekday(date)}, `}
          {slot.startsAt} to {slot.endsAt}, {slot.place}
        </p>
        <RequestView
          request={queue.request}
          onRetry={() => queue.load()}
          label="Loading the queue"
          heights={[48, 48, 48]}
        >
          {(people) =>
            people.length === 0 ? (
              <p>Nobody is waiting any more.</p>
            ) : (
              <ol className="queue">
                {people.map((person) => (
                  <Queued key={person.id} person={person} />
                ))}
              </ol>
            )
          }
        </RequestView>
      </div>
    </Dialog>
  );
});

const Queued = observer(function QueuedInSlot({ person }: { readonly person: QueuedPerson }) {
  const { schedule } = useBookings();
  const { attendee, customer, position } = person;
  const since = new Date(person.since);
  return (
    <li>
      <span className="queue-position num">{position ?? '–'}</span>
      <div>
        <p className="strong">{attendee ?? customer.name}</p>
        <p className="small muted num">
          {attendee === null ? customer.reference : `${customer.name}, ${customer.reference}`}, waiting since{' '}
          {formatDayMonth(dateOf(since))}, {timeOf(since)}
        </p>
        {position === null && <p className="small strong">{waitText(person, schedule.today, 'served')}</p>}
      </div>
    </li>
  );
});
