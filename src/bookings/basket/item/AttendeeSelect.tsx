import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BasketItem } from '../../../kit/api/basket';
import { Presence } from '../../../kit/components/motion/Presence';
import { useBookings, useIsServing } from '../../BookingsContext';
import { AddChildDialog } from './AddChildDialog';
import { useSignIn } from '../../../sign-in/SignInContext';

/** Selects the attendee of a place: the customer or one of their dependants. */
export const AttendeeSelect = observer(function WhoFor({ item }: { readonly item: BasketItem }) {
  const { session } = useSignIn();
  const { basket } = useBookings();
  const isServing = useIsServing();
  const [adding, setAdding] = useState(false);
  const people = basket.basket?.people ?? [];
  const field = `who-${item.id}`;
  const busy = basket.isBusyWith(item.id); // aria-disabled only: a disabled control loses the focus
  if (people.length === 0)
    return session.isMember ? null : <p className="small muted">Log in to choose who it is for.</p>;
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
              {isCustomer && !isServing ? `${name} (you)` : name}
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
