import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { Note } from '../../kit/components/Note';
import { dayText } from '../../ground/core/sessionTimes';
import { useBookings, useIsServing } from '../BookingsContext';

/** The numbers of minutes left that are also announced to screen readers. */
const spokenMinutes = [5, 1];

/** The time for which the places are held. Screen readers announce only the last minutes. */
export const HeldNote = observer(function HeldNote() {
  const { minutesLeft } = useBookings().held;
  const isServing = useIsServing();
  if (minutesLeft === undefined) return null;
  const text = heldText(minutesLeft, isServing ? 'The' : 'Your');
  return (
    <>
      <p className="basket-held">
        <Icon name="clock" size="s" />
        {text}
      </p>
      <p className="vh" role="status">
        {spokenMinutes.includes(minutesLeft) ? text : ''}
      </p>
    </>
  );
});

function heldText(minutes: number, whose: 'The' | 'Your'): string {
  switch (minutes) {
    case 0:
      return `The hold on ${whose.toLowerCase()} places is about to expire.`;
    case 1:
      return `${whose} places are held for less than a minute.`;
    default:
      return `${whose} places are held for ${minutes} minutes.`;
  }
}

/** The reason why the last change to the basket was refused. Not live, since a toast has announced it. */
export const RefusedNote = observer(function RefusedNote() {
  const { basket } = useBookings();
  const { refusal } = basket;
  const [before] = useState(refusal); // an older refusal was shown on the screen where it happened
  return refusal === undefined || refusal === before ? null : <Note type="danger" title={refusal.text} />;
});

/** The places whose hold has expired, until the basket changes. */
export const ExpiredNote = observer(function ExpiredNote() {
  const { basket } = useBookings();
  const isServing = useIsServing();
  const expired = basket.basket?.expiredItems ?? [];
  if (expired.length === 0) return null;
  const one = expired.length === 1;
  return (
    <Note
      type="warning"
      title={one ? 'The time to book this place ran out' : 'The time to book these places ran out'}
      live
    >
      <ul>
        {expired.map(({ id, name, date, startsAt }) => (
          <li key={id}>
            {name}, {dayText(date)}, {startsAt}
          </li>
        ))}
      </ul>
      <p>
        Other people can book {one ? 'it' : 'them'} now.{' '}
        {isServing ? 'Nothing has been charged.' : 'You have not been charged.'}
      </p>
      <Button look="secondary" size="s" busy={basket.addingToCart} onClick={() => basket.addAgain(expired)}>
        Add to basket again
      </Button>
    </Note>
  );
});
