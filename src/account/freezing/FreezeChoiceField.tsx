import { observer } from 'mobx-react-lite';
import { formatLongDate, parseIsoDate } from '../../ground/core/dates';
import type { WidgetProps } from '../../kit/forms/FormContext';

/** The choice of the day on which a freeze begins, or of its months. */
export const FreezeChoiceField = observer(function FreezeChoiceField({ field, raw, id, disabled }: WidgetProps) {
  return (
    <div className="chips">
      {field.options.map(({ value }, index) => (
        <label className="chip" key={value}>
          <input
            type="radio"
            id={`${id}-${index}`}
            name={id}
            value={value}
            checked={raw === value}
            disabled={disabled}
            onChange={() => field.set(value)}
          />
          <span>{optionText(value)}</span>
        </label>
      ))}
    </div>
  );
});

function optionText(value: string): string {
  const date = parseIsoDate(value);
  if (date) return formatLongDate(date);
  return value === '1' ? '1 month' : `${value} months`;
}
