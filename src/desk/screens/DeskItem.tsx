import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BasketItem } from '../../kit/api/basket';
import { Presence } from '../../kit/components/motion/Presence';
import { Icon } from '../../kit/components/Icon';
import { Note } from '../../kit/components/Note';
import { whileSaving } from '../../kit/components/press';
import { sessionTimesText } from '../../ground/core/sessionTimes';
import { useBookings } from '../../bookings/BookingsContext';
import { PaidBy } from '../../bookings/basket/item/BasketCard';
import { AddChildDialog } from '../../bookings/basket/item/AddChildDialog';
import { AttendeeSelect } from '../../bookings/basket/item/AttendeeSelect';
import { DeskLine } from './DeskLine';

/** An item of the desk's basket: the session, its attendee, a switch for the receipt, and its price. */
export const DeskItem = observer(function DeskItem({ item }: { readonly item: BasketItem }) {
  const { id, name, place, price, refusal, clash } = item;
  const [isAdding, setAdding] = useState(false);
  return (
    <DeskLine
      id={id}
      name={name}
      facts={`${sessionTimesText(item)}, ${place}`}
      price={price.formatted}
      receipt={<ReceiptSwitch item={item} />}
    >
      <div className="desk-item-more">
        <PaidBy item={item} />
        <AttendeeSelect item={item} onAddChild={() => setAdding(true)} />
        {refusal !== null && (
          <p className="field-error">
            <Icon name="alert" size="s" />
            {refusal}
          </p>
        )}
        {clash !== undefined && <Note type="warning" title={clash} />}
      </div>
      <Presence>{isAdding && <AddChildDialog item={item} onClose={() => setAdding(false)} />}</Presence>
    </DeskLine>
  );
});

/** The choice whether the receipt has an item. */
const ReceiptSwitch = observer(function ReceiptSwitch({ item }: { readonly item: BasketItem }) {
  const { basket } = useBookings();
  const { id, name, enablePrintReceipt } = item;
  const busy = basket.isBusyWith(id);
  return (
    <label className="desk-receipt">
      <input
        type="checkbox"
        className="box"
        checked={enablePrintReceipt}
        {...whileSaving(busy)}
        onChange={(event) => !busy && void basket.update(id, { enablePrintReceipt: event.target.checked })}
      />
      <span>
        Receipt<span className="vh"> for {name}</span>
      </span>
    </label>
  );
});
