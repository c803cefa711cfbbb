import type { FieldModel } from '../../fields/FieldModel';
import type { WidgetProps } from '../FormContext';

/** A text input, also for numbers and digits: a number input would drop invalid input. */
export function TextWidget({ field, raw, id, describedBy, invalid, disabled }: WidgetProps) {
  const { definition } = field;
  const { attributes, placeholder, required, secret } = definition;
  const keypad = keypadFor(field);
  return (
    <input
      className="input"
      dir="auto"
      id={id}
      name={definition.path}
      placeholder={placeholder}
      {...(keypad === undefined ? {} : { inputMode: keypad })}
      {...(secret ? { autoComplete: 'off' } : {})}
      {...attributes}
      value={typeof raw === 'string' ? raw : ''}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => field.set(event.target.value)}
    />
  );
}

/** The keypad on which every valid input can be typed: that of `decimal` has no minus, and that of `numeric` no point either. */
function keypadFor({
  definition: { kind, format, lowest, attributes },
}: FieldModel): 'numeric' | 'decimal' | undefined {
  if (format === 'integer' || format === 'sort-code' || format === 'account-number') return 'numeric';
  if (kind !== 'number' || lowest === undefined || lowest < 0) return undefined;
  return Number.isInteger(attributes.step) ? 'numeric' : 'decimal';
}
