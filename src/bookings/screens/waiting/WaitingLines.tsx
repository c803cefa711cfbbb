import { observer } from 'mobx-react-lite';
import { offerEndText, positionText } from '../../../ground/core/waitingTexts';
import { useSite } from '../../../kit/site/SiteContext';
import { useBookings } from '../../BookingsContext';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import type { WaitingAttendee } from '../../schedule/WaitingStore';
import { focusAfterRender } from '../../../kit/components/focusAfterRender';

type WaitingLinesProps = {
  readonly entry: ScheduleEntry;
  readonly label: string;
  /** The id of the slot's action, which gets the focus when a line is gone. */
  readonly actionId: string;
};

/** The customer's positions in the queue of a full slot, with the way out; else how many people wait. */
export const WaitingLines = observer(function WaitingLines({ entry, label, actionId }: WaitingLinesProps) {
  const { config } = useSite();
  const { waiting, booking, schedule } = useBookings();
  const { slot } = entry;
  if (config.isDesk) return null;
  const listed = waiting.waitingFor(slot);
  const others = slot.waitingList?.length ?? 0;
  if (listed.length === 0) return others > 0 && <p className="small muted">{othersText(others)}</p>;
  const isForSeveral = booking.people.length > 1;
  const handleLeave = async (entryId: string): Promise<void> => {
    await waiting.leave(entry, entryId);
    focusAfterRender(actionId);
  };
  return listed.map(({ person, waiting: standing }) => (
    <p key={person.id} className="small slot-waiting">
      <strong>
        {isForSeveral && `${person.name}: `}
        {standingText(standing, schedule.today, isForSeveral)}
      </strong>
      <button type="button" className="link" onClick={() => void handleLeave(standing.entryId)}>
        {standing.position === null ? 'Give the place up' : 'Leave the list'}
        <span className="vh">
          {' '}
          for {label}
          {isForSeveral && `, ${person.name}`}
        </span>
      </button>
    </p>
  ));
});

function standingText(
  { position, offeredUntil }: WaitingAttendee['waiting'],
  today: Parameters<typeof offerEndText>[1],
  isForSeveral: boolean,
): string {
  if (position !== null) return positionText(position);
  return `${isForSeveral ? 'a place is kept' : 'A place is kept for you'} until ${offerEndText(offeredUntil ?? '', today)}`;
}

/** `3 people are waiting` */
function othersText(count: number): string {
  return count === 1 ? '1 person is waiting' : `${count} people are waiting`;
}
