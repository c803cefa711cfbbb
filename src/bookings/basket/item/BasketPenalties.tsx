import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { BasketPenalty } from '../../../kit/api/basket';
import { Icon } from '../../../kit/components/Icon';
import { LinkButton } from '../../../kit/components/LinkButton';
import { useBookings } from '../../BookingsContext';
import { emptyTitleId } from './BasketCard';
import { focusAfterRemoval } from './focusAfterRemoval';

const headingId = 'basket-penalties';

/** The penalties that are paid with the basket; nothing without one. */
export const BasketPenalties = observer(function BasketPenalties() {
  const { basket } = useBookings();
  if (basket.penalties.length === 0) return null;
  return (
    <section className="basket-card" aria-labelledby={headingId}>
      <div className="basket-for">
        <h2 id={headingId} tabIndex={-1}>
          Penalties
        </h2>
      </div>
      <ul className="basket-items">
        {basket.penalties.map((penalty) => (
          <PenaltyCard key={penalty.id} penalty={penalty} />
        ))}
      </ul>
    </section>
  );
});

const PenaltyCard = observer(function PenaltyCard({ penalty }: { readonly penalty: BasketPenalty }) {
  const { basket } = useBookings();
  const { id, name, tax, price } = penalty;
  const row = useRef<HTMLLIElement>(null);
  const busy = basket.isBusyWith(id);
  const remove = async (): Promise<void> => {
    if (busy || !(await basket.remove([id]))) return;
    focusAfterRemoval(row.current, basket.isFilled ? headingId : emptyTitleId);
  };
  return (
    <li ref={row} className="basket-item" aria-busy={busy || undefined}>
      <div className="basket-item-top">
        <div>
          <h3>{name}</h3>
          <p className="small muted">{tax}</p>
        </div>
        <p className="basket-price">
          <strong>{price.formatted}</strong>
        </p>
      </div>
      <div className="basket-item-foot">
        <LinkButton className="basket-remove" busy={busy} onClick={() => remove()}>
          <Icon name="bin" size="s" />
          <span>
            Remove<span className="vh"> {name}</span>
          </span>
        </LinkButton>
      </div>
    </li>
  );
});
