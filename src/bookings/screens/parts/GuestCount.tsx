import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { pence } from '../../../ground/core/money';
import { useMoney } from '../../../kit/site/useMoney';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';

export type GuestCountProps = {
  readonly entry: ScheduleEntry;
  readonly label: string;
  readonly count: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
};

/** The choice of how many places are for guests, each number with its price: a guest pays the full one. */
export const GuestCount = observer(function GuestCount({ entry, label, count, most, onChange }: GuestCountProps) {
  const money = useMoney();
  const id = useId();
  const { offer, slot } = entry;
  const each = offer.pricingOptions[0]?.price.raw ?? slot.fullPrice.raw;
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <div className="guest-count">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={count} onChange={({ target }) => onChange(Number(target.value))}>
        <option value={0}>None</option>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}, {money(pence(number * each))}
          </option>
        ))}
      </select>
    </div>
  );
});
