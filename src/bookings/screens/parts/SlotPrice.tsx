import { observer } from 'mobx-react-lite';
import { useIsServing } from '../../BookingsContext';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';

/** The customer's price for a slot, with a note on members' prices, benefits and packages. */
export const SlotPrice = observer(function SlotPrice({ slot, offer }: ScheduleEntry) {
  const { main, note } = priceWords({ slot, offer }, useIsServing());
  return (
    <p className="slot-price">
      {main}
      {note !== undefined && <small>{note}</small>}
    </p>
  );
});

type PriceWords = { readonly main: string; readonly note?: string };

function priceWords(
  { slot: { paidBy, price, pricingOptionId }, offer }: ScheduleEntry,
  isServing: boolean,
): PriceWords {
  switch (paidBy) {
    case 'benefit':
      return { main: 'Included' };
    case 'package':
      return { main: '1 use', note: isServing ? 'of a package' : 'of your package' };
    case 'member-price':
      return { main: amount(price), note: 'member price' };
    case 'money': {
      const members = offer.pricingOptions.find(({ id }) => id === pricingOptionId)?.memberPrice;
      return { main: amount(price), ...(members ? { note: `${amount(members)} members` } : {}) };
    }
  }
}

function amount({ raw, formatted }: ScheduleEntry['slot']['price']): string {
  return raw === 0 ? 'Free' : formatted;
}
