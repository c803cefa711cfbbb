import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountBooking } from '../../../kit/api/account';
import { Button } from '../../../kit/components/Button';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { useReturnFocus } from '../../../kit/components/dialog/useReturnFocus';
import { Presence } from '../../../kit/components/motion/Presence';
import { Note } from '../../../kit/components/Note';
import { ukDateText } from '../../../ground/core/dates';
import { moneyBackText } from '../../../ground/core/refundTexts';
import { useAccount } from '../../AccountContext';

/** The dialog that confirms the cancellation of a booking. */
export const CancelBookingDialog = observer(function CancelBookingDialog() {
  const { bookings } = useAccount();
  useEffect(() => () => bookings.askToCancel(undefined), [bookings]);
  return <Presence>{bookings.cancellation && <CancelConfirmation booking={bookings.cancellation} />}</Presence>;
});

const CancelConfirmation = observer(function Asking({ booking }: { readonly booking: AccountBooking }) {
  const { bookings } = useAccount();
  const { isCancelling, refusal } = bookings;
  const finalFocus = useReturnFocus();
  const handleKeep = (): void => {
    if (!isCancelling) bookings.askToCancel(undefined);
  };
  const footer = (
    <>
      <Button look="danger" full busy={isCancelling} onClick={() => bookings.cancel()}>
        {isCancelling ? 'Processing...' : 'Cancel my booking'}
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
      <p>Other people can then book {booking.attendee ? 'the' : 'your'} place.</p>
      {booking.refund && <p>{moneyBackText(booking.refund)}</p>}
    </Dialog>
  );
});
