import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useAccount } from '../AccountContext';
import { AccountPage } from './parts/AccountPage';
import { RequestView } from '../../kit/site/RequestView';
import { BookingList, NoBookings } from './parts/BookingList';
import { CancelBookingDialog } from './parts/CancelBookingDialog';
import { EmptyState } from '../../kit/site/EmptyState';
import { WaitingList } from './parts/WaitingList';
import { MovingDialog } from '../../kit/moving/MovingDialog';
import { SiteLink } from '../../kit/site/SiteLink';

/** The customer's upcoming or past bookings. */
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
          Past and cancelled
        </SiteLink>
      </nav>
      {when === 'upcoming' && <WaitingList />}
      <RequestView
        request={list.request}
        onRetry={() => list.load()}
        label="Loading your bookings"
        heights={[96, 96, 96, 96]}
      >
        {(found) => {
          if (found.length > 0) return <BookingList bookings={found} withCalendar={when === 'upcoming'} />;
          if (when === 'past') return <EmptyState icon="calendar" title="You have no past or cancelled bookings" />;
          return <NoBookings look="primary" />;
        }}
      </RequestView>
      <CancelBookingDialog />
      <MovingDialog moving={bookings.moving} />
    </AccountPage>
  );
});
