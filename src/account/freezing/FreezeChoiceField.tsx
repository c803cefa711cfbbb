import { formatLongDate, parseIsoDate } from '../../ground/core/dates';
import { ChoiceChips } from '../../kit/forms/ChoiceChips';
import type { WidgetProps } from '../../kit/forms/FormContext';

/** The choice of the day on which a freeze begins, or of its months. */
export function FreezeChoiceField({ field, id, disabled }: WidgetProps) {
  return (
    <ChoiceChips field={field} id={id} disabled={disabled}>
      {(value) => <span>{optionText(value)}</span>}
    </ChoiceChips>
  );
}

function optionText(value: string): string {
  const date = parseIsoDate(value);
  if (date) return formatLongDate(date);
  return value === '1' ? '1 month' : `${value} months`;
}
