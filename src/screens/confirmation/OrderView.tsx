import { observer } from 'mobx-react-lite';
import type { Order } from '../../api/checkout';
import { Icon } from '../../components/Icon';
import { useStores } from '../../stores/StoresContext';
import { BookedPlaces } from './BookedPlaces';
import { CalendarButton } from './CalendarButton';
import { NewMembership } from './NewMembership';
import { isBooking, isMembership } from './orderItems';
import { WhatNext } from './WhatNext';
import { YourReceipt } from './YourReceipt';

/** All that an order holds: its items, what comes next and how it was paid for. */
export const OrderView = observer(function OrderView({ order }: { readonly order: Order }) {
  const { config } = useStores();
  const places = order.items.filter(isBooking);
  const memberships = order.items.filter(isMembership);
  return (
    <>
      {places.length > 0 && <BookedPlaces order={order} places={places} />}
      {memberships.map((item, index) => (
        <NewMembership key={`${item.membershipTypeId}-${index}`} item={item} order={order} />
      ))}
      <div className="confirmation-after">
        {memberships.length > 0 && <WhatNext memberships={memberships} />}
        <YourReceipt order={order} />
      </div>
      {!config.kiosk && (
        <div className="confirmation-print">
          {places.length > 0 && <CalendarButton order={order} places={places} />}
          <button type="button" className="link" onClick={() => window.print()}>
            <Icon name="printer" size="s" />
            Print this page
          </button>
        </div>
      )}
    </>
  );
});
