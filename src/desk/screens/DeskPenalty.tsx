import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { BasketPenalty } from '../../kit/api/basket';
import { Icon } from '../../kit/components/Icon';
import { LinkButton } from '../../kit/components/LinkButton';
import { useBookings } from '../../bookings/BookingsContext';
import { focusAfterRemoval } from '../../bookings/basket/item/focusAfterRemoval';

/** A penalty in the desk's basket. The receipt always has it. */
export const DeskPenalty = observer(function DeskPenalty({ penalty }: { readonly penalty: BasketPenalty }) {
  const { basket } = useBookings();
  const { id, name, tax, price } = penalty;
  const busy = basket.isBusyWith(id);
  const row = useRef<HTMLLIElement>(null);
  const remove = async (): Promise<void> => {
    if (!busy && (await basket.remove([id]))) focusAfterRemoval(row.current, 'desk-basket');
  };
  return (
    <li ref={row} aria-busy={busy || undefined}>
      <div className="desk-line">
        <div>
          <h3>{name}</h3>
          <p className="small muted">{tax}</p>
        </div>
        <span className="desk-receipt" />
        <strong className="desk-price">{price.formatted}</strong>
        <LinkButton aria-label={`Remove ${name}`} busy={busy} onClick={() => void remove()}>
          <Icon name="bin" />
        </LinkButton>
      </div>
    </li>
  );
});
