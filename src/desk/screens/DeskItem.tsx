import { LinkButton } from '../../kit/components/LinkButton';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { BasketItem } from '../../kit/api/basket';
import { Presence } from '../../kit/components/motion/Presence';
import { Icon } from '../../kit/components/Icon';
import { sessionTimesText } from '../../ground/core/sessionTimes';
import { useBookings } from '../../bookings/BookingsContext';
import { PaidBy } from '../../bookings/basket/item/BasketCard';
import { focusAfterRemoval } from '../../bookings/basket/item/focusAfterRemoval';
import { AddChildDialog } from '../../bookings/basket/item/AddChildDialog';
import { AttendeeSelect } from '../../bookings/basket/item/AttendeeSelect';

/** An item of the desk's basket: the session, its attendee, a switch for the receipt, and its price. */
export const DeskItem = observer(function DeskItem({ item }: { readonly item: BasketItem }) {
  const { basket } = useBookings();
  const { id, name, place, price, refusal, enablePrintReceipt } = item;
  const busy = basket.isBusyWith(id);
  const [isAdding, setAdding] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const remove = async (): Promise<void> => {
    if (!busy && (await basket.remove([id]))) focusAfterRemoval(row.current, 'desk-basket');
  };
  return (
    <li ref={row} aria-busy={busy || undefined}>
      <div className="desk-line">
        <div>
          <h3>{name}</h3>
          <p className="small muted">
            {sessionTimesText(item)}, {place}
          </p>
        </div>
        <label className="desk-receipt">
          <input
            type="checkbox"
            className="box"
            checked={enablePrintReceipt}
            aria-disabled={busy || undefined}
            onChange={(event) => !busy && void basket.update(id, { enablePrintReceipt: event.target.checked })}
          />
          <span>
            Receipt<span className="vh"> for {name}</span>
          </span>
        </label>
        <strong className="desk-price">{price.formatted}</strong>
        <LinkButton aria-label={`Remove ${name}`} busy={busy} onClick={() => void remove()}>
          <Icon name="bin" />
        </LinkButton>
      </div>
      <div className="desk-item-more">
        <PaidBy item={item} />
        <AttendeeSelect item={item} onAddChild={() => setAdding(true)} />
        {refusal !== null && (
          <p className="field-error">
            <Icon name="alert" size="s" />
            {refusal}
          </p>
        )}
      </div>
      <Presence>{isAdding && <AddChildDialog item={item} onClose={() => setAdding(false)} />}</Presence>
    </li>
  );
});
