import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountBooking } from '../../../api/account';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/dialog/lazyDialog';
import { useReturnFocus } from '../../../components/dialog/useReturnFocus';
import { Presence } from '../../../components/motion/Presence';
import { Note } from '../../../components/Note';
import { ukDateText } from '../../../core/dates';
import { useAccount } from '../../../stores/account/AccountContext';

/** Asks before a booked place is given back. */
export const CancelBookingDialog = observer(function CancelBookingDialog() {
  const { bookings } = useAccount();
  useEffect(() => () => bookings.ask(undefined), [bookings]);
  return <Presence>{bookings.asked && <Asking booking={bookings.asked} />}</Presence>;
});

const Asking = observer(function Asking({ booking }: { readonly booking: AccountBooking }) {
  const { bookings } = useAccount();
  const { cancelling, refusal } = bookings;
  const finalFocus = useReturnFocus();
  const handleKeep = (): void => {
    if (!cancelling) bookings.ask(undefined);
  };
  const footer = (
    <>
      <Button look="danger" full busy={cancelling} onClick={() => void bookings.cancel()}>
        {cancelling ? 'Processing...' : 'Cancel my booking'}
      </Button>
      <Button look="secondary" full onClick={handleKeep}>
        Keep my booking
      </Button>
    </>
  );
  return (
    <Dialog
      title={`Cancel ${booking.name}?`}
      role="alertdialog"
      onClose={handleKeep}
      footer={footer}
      finalFocus={finalFocus}
    >
      {refusal !== undefined && <Note type="danger" title={refusal} live />}
      {booking.attendee && <p>For {booking.attendee}.</p>}
      <p>
        {ukDateText(booking.date)}, {booking.startsAt} to {booking.endsAt}, {booking.place}, {booking.venue.name}.
      </p>
      <p>
        {booking.attendee ? 'The' : 'Your'} place goes to somebody else. What you paid comes back to your account as
        credit.
      </p>
    </Dialog>
  );
});
