import { observer } from 'mobx-react-lite';
import { ordinal } from '../../core/dates';
import type { WidgetProps } from '../FormContext';

/** A day of the month, as chips: `1st`, `8th`. */
export const DayChipsWidget = observer(function DayChipsWidget({ field, id, disabled }: WidgetProps) {
  return (
    <div className="chips">
      {field.options.map(({ value }, index) => (
        <label className="chip" key={value}>
          <input
            type="radio"
            id={`${id}-${index}`}
            name={id}
            value={value}
            checked={String(field.raw) === value}
            disabled={disabled}
            onChange={() => field.set(value)}
          />
          {ordinal(Number(value))}
        </label>
      ))}
    </div>
  );
});
