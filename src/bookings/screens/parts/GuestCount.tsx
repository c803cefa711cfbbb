import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';

export type GuestCountProps = {
  readonly entry: ScheduleEntry;
  readonly label: string;
  readonly count: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
};

/** The choice of how many places are for guests, with the price of each: a guest pays the full one. */
export const GuestCount = observer(function GuestCount({ entry, label, count, most, onChange }: GuestCountProps) {
  const id = useId();
  const { offer, slot } = entry;
  const { formatted: each } = offer.pricingOptions[0]?.price ?? slot.fullPrice;
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <div className="guest-count">
      <label className="field-label" htmlFor={id}>
        {label} <span className="muted">({each} each)</span>
      </label>
      <select id={id} className="input" value={count} onChange={({ target }) => onChange(Number(target.value))}>
        <option value={0}>None</option>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </div>
  );
});
