import { observer } from 'mobx-react-lite';
import { useServing } from '../../../stores/bookings/BookingsContext';
import type { Entry } from '../../../stores/bookings/ScheduleStore';

/** What the customer would pay, and what else there is to know of it. */
export const SlotPrice = observer(function SlotPrice({ slot, offer }: Entry) {
  const { main, note } = wordsOf({ slot, offer }, useServing());
  return (
    <p className="slot-price">
      {main}
      {note !== undefined && <small>{note}</small>}
    </p>
  );
});

type PriceWords = { readonly main: string; readonly note?: string };

function wordsOf({ slot: { paidBy, price, pricingOptionId }, offer }: Entry, serving: boolean): PriceWords {
  switch (paidBy) {
    case 'benefit':
      return { main: 'Included' };
    case 'package':
      return { main: '1 use', note: serving ? 'of a package' : 'of your package' };
    case 'member-price':
      return { main: amount(price), note: 'member price' };
    case 'money': {
      const members = offer.pricingOptions.find(({ id }) => id === pricingOptionId)?.memberPrice;
      return { main: amount(price), ...(members ? { note: `${amount(members)} members` } : {}) };
    }
  }
}

function amount({ raw, formatted }: Entry['slot']['price']): string {
  return raw === 0 ? 'Free' : formatted;
}
