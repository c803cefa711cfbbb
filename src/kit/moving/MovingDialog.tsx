import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { formatWeekday, parseIsoDate } from '../../ground/core/dates';
import { dayText, sessionTimesText } from '../../ground/core/sessionTimes';
import type { AccountBooking, BookingTime, BookingTimes } from '../api/account';
import { Button } from '../components/Button';
import { Dialog } from '../components/dialog/lazyDialog';
import { useReturnFocus } from '../components/dialog/useReturnFocus';
import { Icon } from '../components/Icon';
import { Presence } from '../components/motion/Presence';
import { Note } from '../components/Note';
import { pressable } from '../components/press';
import { RequestView } from '../site/RequestView';
import type { MovingStore } from './MovingStore';
import './moving.css';

type MovingDialogProps = { readonly moving: MovingStore };

/** The dialog in which another time is chosen for a booking. */
export const MovingDialog = observer(function MovingDialog({ moving }: MovingDialogProps) {
  useEffect(() => () => moving.close(), [moving]);
  return <Presence>{moving.booking && <ChooseTime moving={moving} booking={moving.booking} />}</Presence>;
});

type ChooseTimeProps = MovingDialogProps & { readonly booking: AccountBooking };

const ChooseTime = observer(function ChooseTime({ moving, booking }: ChooseTimeProps) {
  const { chosen, isMoving, refusal } = moving;
  const finalFocus = useReturnFocus();
  const chooseId = useId();
  const handleKeep = (): void => {
    if (!isMoving) moving.close();
  };
  const footer = (
    <>
      {!chosen && (
        <p className="small muted" id={chooseId}>
          Choose a time to continue.
        </p>
      )}
      <Button full busy={isMoving} blockedBy={chosen ? undefined : chooseId} onClick={() => chosen && moving.move()}>
        {isMoving ? 'Processing...' : chosen ? `Move to ${dayText(chosen.date)}, ${chosen.startsAt}` : 'Choose a time'}
      </Button>
      <Button look="secondary" full onClick={handleKeep}>
        Keep {dayText(booking.date)}, {booking.startsAt}
      </Button>
    </>
  );
  return (
    <Dialog title={`Move ${booking.name}`} onClose={handleKeep} footer={footer} finalFocus={finalFocus}>
      {refusal !== undefined && <Note type="danger" title={refusal} live />}
      <p>
        Now: {sessionTimesText({ ...booking, weeks: null })}, {booking.place}, {booking.venue.name}
        {booking.attendee && `, for ${booking.attendee}`}.
      </p>
      <RequestView
        request={moving.times}
        onRetry={() => moving.load()}
        label="Loading the other times"
        heights={[48, 64, 64, 64]}
      >
        {(found) => <OtherTimes moving={moving} found={found} />}
      </RequestView>
    </Dialog>
  );
});

type OtherTimesProps = MovingDialogProps & { readonly found: BookingTimes };

const OtherTimes = observer(function OtherTimes({ moving, found }: OtherTimesProps) {
  const { day, earlierDay, laterDay, timesOfDay } = moving;
  const date = day === undefined ? undefined : parseIsoDate(day);
  const edgeId = useId();
  if (!date) return <p>There is no other time before {dayText(found.to)}.</p>;
  return (
    <>
      <p className="small muted">{termsText(found)}</p>
      <div className="moving-days" role="group" aria-label="Day">
        <Turn label="Earlier day" icon="left" day={earlierDay} edgeId={edgeId} moving={moving} />
        <p className="moving-day" aria-live="polite">
          {formatWeekday(date)}
        </p>
        <Turn label="Later day" icon="right" day={laterDay} edgeId={edgeId} moving={moving} />
      </div>
      {(earlierDay === undefined || laterDay === undefined) && (
        <p className="small muted" id={edgeId}>
          {edgeText({ earlierDay, laterDay })}
        </p>
      )}
      <fieldset className="moving-times">
        <legend className="vh">Times on {formatWeekday(date)}</legend>
        {timesOfDay.map((time) => (
          <TimeLine key={time.slotId} moving={moving} time={time} unit={found.unit} />
        ))}
      </fieldset>
    </>
  );
});

type Neighbours = { readonly earlierDay: string | undefined; readonly laterDay: string | undefined };

function edgeText({ earlierDay, laterDay }: Neighbours): string {
  if (earlierDay === undefined && laterDay === undefined) return 'No other day has a time.';
  return earlierDay === undefined ? 'No earlier day has a time.' : 'No later day has a time.';
}

type TurnProps = MovingDialogProps & {
  readonly label: string;
  readonly icon: 'left' | 'right';
  readonly day: string | undefined;
  /** The id of the text that says that there is no such day. */
  readonly edgeId: string;
};

/** The arrow to the day before or after that has a time. It keeps the focus at either end. */
function Turn({ label, icon, day, edgeId, moving }: TurnProps) {
  return (
    <button
      type="button"
      className="moving-turn"
      aria-label={day === undefined ? label : `${label}, ${dayText(day)}`}
      {...pressable({ blockedBy: day === undefined ? edgeId : undefined, onClick: () => moving.showDay(day) })}
    >
      <Icon name={icon} />
    </button>
  );
}

type TimeLineProps = MovingDialogProps & { readonly time: BookingTime; readonly unit: BookingTimes['unit'] };

const TimeLine = observer(function TimeLine({ moving, time, unit }: TimeLineProps) {
  const id = useId();
  const { slotId, startsAt, endsAt, place, placesLeft, price, refusal } = time;
  const left = `${placesLeft} ${unit}${placesLeft === 1 ? '' : 's'} left`;
  const cost = price === null || price.raw === 0 ? '' : `, ${price.formatted}`;
  return (
    <label className="moving-time">
      <input
        type="radio"
        className="box"
        name="moving-time"
        checked={moving.chosen?.slotId === slotId}
        disabled={refusal !== null}
        aria-describedby={id}
        onChange={() => moving.choose(time)}
      />
      <span>
        <span className="strong">
          {startsAt} to {endsAt}
        </span>
        <span className="small muted" id={id}>
          {refusal ?? `${place}, ${left}${cost}`}
        </span>
      </span>
    </label>
  );
});

/** Says what moving costs: nothing, to a time that is paid for in the same way at the same price. */
function termsText({ paid, paidBy }: BookingTimes): string {
  if (paidBy === 'package') return 'This was booked with a package. The same use pays for the new time.';
  if (paidBy === 'benefit')
    return 'A membership includes this booking. You can move it to a time that it includes too.';
  if (paid.raw === 0) return 'Moving is free.';
  return `Moving is free, to a time with the same price: ${paid.formatted}.`;
}
