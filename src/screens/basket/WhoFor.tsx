import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BasketItem } from '../../api/basket';
import { Presence } from '../../components/motion/Presence';
import { useBookings, useServing } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';
import { AddChildDialog } from './AddChildDialog';

/** Whom a place is for: the customer, or somebody whom they book for. */
export const WhoFor = observer(function WhoFor({ item }: { readonly item: BasketItem }) {
  const { session } = useStores();
  const { basket } = useBookings();
  const serving = useServing();
  const [adding, setAdding] = useState(false);
  const people = basket.basket?.people ?? [];
  const field = `who-${item.id}`;
  const busy = basket.isBusyWith(item.id); // left enabled, since what is disabled loses the focus
  if (people.length === 0)
    return session.isMember ? null : <p className="small muted">Once you have logged in, you can say who it is for.</p>;
  return (
    <div className="basket-who">
      <label className="field-label" htmlFor={field}>
        Who is it for?<span className="vh"> {item.name}</span>
      </label>
      <div className="basket-who-row">
        <select
          id={field}
          className="input"
          value={item.purchasedForUserId ?? ''}
          aria-invalid={item.purchasedForUserId === null || undefined}
          aria-disabled={busy || undefined}
          onChange={({ target }) => !busy && void basket.update(item.id, { purchasedForUserId: target.value })}
        >
          {item.purchasedForUserId === null && <option value="">Choose who it is for</option>}
          {people.map(({ id, name, isCustomer }) => (
            <option key={id} value={id}>
              {isCustomer && !serving ? `${name} (you)` : name}
            </option>
          ))}
        </select>
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <span>
            Add a child<span className="vh"> for {item.name}</span>
          </span>
        </button>
      </div>
      <Presence>{adding && <AddChildDialog item={item} onClose={() => setAdding(false)} />}</Presence>
    </div>
  );
});
