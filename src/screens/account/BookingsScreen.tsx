import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useAccount } from '../../stores/account/AccountContext';
import { AccountPage } from './parts/AccountPage';
import { Awaited } from '../parts/Awaited';
import { BookingList, NothingBooked } from './parts/BookingList';
import { CancelBookingDialog } from './parts/CancelBookingDialog';
import { Empty } from '../parts/Empty';
import { SiteLink } from '../../sections/SiteLink';

/** What is booked, and what was. */
export const BookingsScreen = observer(function BookingsScreen({ when }: { readonly when: 'upcoming' | 'past' }) {
  const { bookings } = useAccount();
  const list = bookings[when];
  useEffect(() => void list.load(), [list]);
  return (
    <AccountPage label="Bookings">
      <nav className="account-tabs" aria-label="Bookings">
        <SiteLink to="/bookings/upcoming" aria-current={when === 'upcoming' ? 'page' : undefined}>
          Upcoming
        </SiteLink>
        <SiteLink to="/bookings/past" aria-current={when === 'past' ? 'page' : undefined}>
          Past
        </SiteLink>
      </nav>
      <Awaited
        request={list.request}
        onRetry={() => void list.load()}
        label="Loading your bookings"
        heights={[96, 96, 96, 96]}
      >
        {(found) => {
          if (found.length > 0) return <BookingList bookings={found} />;
          if (when === 'past') return <Empty icon="calendar" title="You have not been with us yet" />;
          return <NothingBooked look="primary" />;
        }}
      </Awaited>
      <CancelBookingDialog />
    </AccountPage>
  );
});
