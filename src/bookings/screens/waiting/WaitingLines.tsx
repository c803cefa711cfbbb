import { observer } from 'mobx-react-lite';
import { waitText } from '../../../ground/core/waitingTexts';
import { useBookings, useIsServing } from '../../BookingsContext';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { focusAfterRender } from '../../../kit/components/focusAfterRender';
import { LinkButton } from '../../../kit/components/LinkButton';

type WaitingLinesProps = {
  readonly entry: ScheduleEntry;
  readonly label: string;
  /** The id of the slot's action, which gets the focus when a line is gone. */
  readonly actionId: string;
};

/** The customer's positions in the queue of a full slot, with the way out; else how many people wait. */
export const WaitingLines = observer(function WaitingLines({ entry, label, actionId }: WaitingLinesProps) {
  const { waiting, booking, schedule } = useBookings();
  const isServing = useIsServing();
  const { slot } = entry;
  const listed = waiting.waitingFor(slot);
  if (listed.length === 0) return <WaitingCount entry={entry} label={label} />;
  const isForSeveral = booking.people.length > 1;
  const leaveText = isServing ? 'Take off the list' : 'Leave the list';
  const handleLeave = async (entryId: string): Promise<void> => {
    await waiting.leave(entry, entryId);
    focusAfterRender(actionId);
  };
  return (
    <>
      {listed.map(({ person, waiting: standing }) => (
        <p key={person.id} className="small slot-waiting">
          <strong>
            {isForSeveral && `${person.name}: `}
            {waitText(standing, schedule.today, isForSeveral ? 'several' : isServing ? 'served' : 'own')}
          </strong>
          <LinkButton onClick={() => handleLeave(standing.entryId)}>
            {standing.position === null ? 'Give the place up' : leaveText}
            <span className="vh">
              {' '}
              for {label}
              {isForSeveral && `, ${person.name}`}
            </span>
          </LinkButton>
        </p>
      ))}
      {isServing && <WaitingCount entry={entry} label={label} />}
    </>
  );
});

/** The number of people who wait for a slot; staff see by it who they are. Empty if nobody waits. */
const WaitingCount = observer(function WaitingCount({ entry, label }: Omit<WaitingLinesProps, 'actionId'>) {
  const { queue } = useBookings();
  const isServing = useIsServing();
  const count = entry.slot.waitingList?.length ?? 0;
  if (count === 0) return null;
  if (!isServing) return <p className="small muted">{countText(count)}</p>;
  return (
    <p className="small slot-waiting">
      <LinkButton aria-haspopup="dialog" onClick={() => queue.open(entry)}>
        {countText(count)}
        <span className="vh"> for {label}</span>
      </LinkButton>
    </p>
  );
});

/** `3 people are waiting` */
function countText(count: number): string {
  return count === 1 ? '1 person is waiting' : `${count} people are waiting`;
}
