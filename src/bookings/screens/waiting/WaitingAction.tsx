import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/components/Button';
import { Icon } from '../../../kit/components/Icon';
import { useBookings } from '../../BookingsContext';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { focusAfterRender } from '../../../kit/components/focusAfterRender';
import { LinkButton } from '../../../kit/components/LinkButton';

export type WaitingActionProps = {
  readonly entry: ScheduleEntry;
  readonly label: string;
  /** The id of the slot's action, which this is; left out beside another action. */
  readonly id?: string;
  readonly onTake: () => unknown;
};

/** The button of a full slot: joins its waiting list, or takes a place that is offered. Empty if there is nothing to do. */
export const WaitingAction = observer(function WaitingAction({ entry, label, id, onTake }: WaitingActionProps) {
  const { waiting, booking } = useBookings();
  const { slot } = entry;
  const isListed = waiting.waitingFor(slot).length > 0;
  const handleJoin = async (): Promise<void> => {
    await waiting.join(entry);
    if (id !== undefined) focusAfterRender(id);
  };
  if (waiting.offeredIn(slot).length > 0) {
    return (
      <Button id={id} size="s" busy={booking.isBusyWith(slot)} onClick={onTake}>
        Take place<span className="vh"> {label}</span>
      </Button>
    );
  }
  const canJoin = waiting.canJoin(slot);
  if (id !== undefined && !isListed && canJoin) {
    return (
      <Button
        id={id}
        className="btn-wait"
        look="secondary"
        size="s"
        busy={waiting.isBusyWith(slot)}
        onClick={() => handleJoin()}
      >
        Join waiting list<span className="vh"> {label}</span>
      </Button>
    );
  }
  return (
    <>
      {isListed && id !== undefined && (
        <p className="slot-booked" id={id} tabIndex={-1}>
          <Icon name="clock" size="s" />
          On the list<span className="vh">, {label}</span>
        </p>
      )}
      {canJoin && (
        <LinkButton className="slot-more" onClick={handleJoin}>
          Join waiting list<span className="vh"> for another person, {label}</span>
        </LinkButton>
      )}
    </>
  );
});
