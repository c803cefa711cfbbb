import { observer } from 'mobx-react-lite';
import type { BasketItem } from '../../../kit/api/basket';
import { focusAfterRender } from '../../../kit/components/focusAfterRender';
import { whileSaving } from '../../../kit/components/press';
import { useBookings, useIsServing } from '../../BookingsContext';
import { lacksAttendee } from '../../inBasket';

/** Returns the id of the select that chooses an item's attendee. */
export const whoId = (itemId: string): string => `who-${itemId}`;

export type AttendeeSelectProps = {
  readonly item: BasketItem;
  /** Called before the attendee changes, by which the item may come to stand elsewhere. */
  readonly onChange?: () => void;
  /** Opens the dialog that adds a child. It is rendered above the item, which moves once the child is added. */
  readonly onAddChild: () => void;
};

/** Selects the attendee of a place: the customer or one of their dependants. Keeps the focus where the item moves. */
export const AttendeeSelect = observer(function WhoFor({ item, onChange, onAddChild }: AttendeeSelectProps) {
  const { basket } = useBookings();
  const isServing = useIsServing();
  const people = basket.basket?.people ?? [];
  const field = whoId(item.id);
  const busy = basket.isBusyWith(item.id);
  if (people.length === 0) return null;
  const choose = async (purchasedForUserId: string): Promise<void> => {
    if (busy || purchasedForUserId === '') return;
    onChange?.();
    await basket.update(item.id, { purchasedForUserId });
    focusAfterRender(field);
  };
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
          aria-invalid={lacksAttendee(item) || undefined}
          {...whileSaving(busy)}
          onChange={({ target }) => void choose(target.value)}
        >
          {item.purchasedForUserId === null && (
            <option value="">{lacksAttendee(item) ? 'Choose who it is for' : item.purchasedForName}</option>
          )}
          {people.map(({ id, name, isCustomer }) => (
            <option key={id} value={id}>
              {isCustomer && !isServing ? `${name} (you)` : name}
            </option>
          ))}
        </select>
        <button type="button" className="link" aria-haspopup="dialog" onClick={onAddChild}>
          <span>
            Add a child<span className="vh"> for {item.name}</span>
          </span>
        </button>
      </div>
    </div>
  );
});
