import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { dayText } from '../../core/when';
import { useBookings, useServing } from '../../stores/bookings/BookingsContext';

/** From here on it is spoken as well. */
const spokenMinutes = [5, 1];

/** How long the places are held. It changes once a minute, and is spoken only when little is left. */
export const HeldNote = observer(function HeldNote() {
  const { minutesLeft } = useBookings().held;
  const serving = useServing();
  if (minutesLeft === undefined) return null;
  const text = heldText(minutesLeft, serving ? 'The' : 'Your');
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
      return `The time for ${whose.toLowerCase()} places is running out.`;
    case 1:
      return `${whose} places are held for less than a minute more.`;
    default:
      return `${whose} places are held for ${minutes} minutes.`;
  }
}

/** Why the basket could not be changed, until the next try. A toast has said it aloud. */
export const RefusedNote = observer(function RefusedNote() {
  const { basket } = useBookings();
  const { refusal } = basket;
  const [before] = useState(refusal); // it is told where it was refused
  return refusal === undefined || refusal === before ? null : <Note type="danger" title={refusal.text} />;
});

/** What ran out, until the basket changes. */
export const ExpiredNote = observer(function ExpiredNote() {
  const { basket } = useBookings();
  const serving = useServing();
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
        {one ? 'It is free for others now. ' : 'They are free for others now. '}
        {serving ? 'Nothing has been charged.' : 'You have not been charged.'}
      </p>
      <Button look="secondary" size="s" busy={basket.addingToCart} onClick={() => void basket.takeAgain(expired)}>
        {one ? 'Take it again' : 'Take them again'}
      </Button>
    </Note>
  );
});
