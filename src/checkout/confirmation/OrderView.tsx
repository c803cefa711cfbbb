import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Order } from '../../kit/api/checkout';
import { CalendarButton } from '../../kit/calendar/CalendarButton';
import { Icon } from '../../kit/components/Icon';
import { BookedPlaces } from './BookedPlaces';
import { NewMembership } from './NewMembership';
import { isBooking, isMembership, isPenalty } from './orderItems';
import { NextSteps } from './NextSteps';
import { PaidPenalties } from './PaidPenalties';
import { Receipt } from './Receipt';
import { useSite } from '../../kit/site/SiteContext';

type OrderViewProps = {
  readonly order: Order;
  /** The part of the page below the receipt. */
  readonly after?: ReactNode;
};

/** An order's items, next steps and receipt. */
export const OrderView = observer(function OrderView({ order, after }: OrderViewProps) {
  const { config } = useSite();
  const places = order.items.filter(isBooking);
  const penalties = order.items.filter(isPenalty);
  const memberships = order.items.filter(isMembership);
  return (
    <>
      {places.length > 0 && <BookedPlaces order={order} places={places} />}
      {places.length === 0 && penalties.length > 0 && <PaidPenalties order={order} penalties={penalties} />}
      {memberships.map((item, index) => (
        <NewMembership key={`${item.membershipTypeId}-${index}`} item={item} order={order} />
      ))}
      <div className="confirmation-after">
        {memberships.length > 0 && <NextSteps memberships={memberships} />}
        <Receipt order={order} />
      </div>
      {after}
      {!config.kiosk && (
        <div className="confirmation-print">
          {places.length > 0 && <CalendarButton places={places} fileName={`order-${order.number}`} />}
          <button type="button" className="link" onClick={() => window.print()}>
            <Icon name="printer" size="s" />
            Print this page
          </button>
        </div>
      )}
    </>
  );
});
