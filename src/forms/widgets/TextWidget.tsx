import { observer } from 'mobx-react-lite';
import type { WidgetProps } from '../FormContext';

/** A line of text; numbers and digits too, since a number input loses what it can't read. */
export const TextWidget = observer(function TextWidget({ field, id, describedBy, disabled }: WidgetProps) {
  const { definition, raw } = field;
  const { attributes, kind, format, placeholder, required, secret } = definition;
  const numeric = kind === 'number' || format === 'integer' || format === 'sort-code' || format === 'account-number';
  return (
    <input
      className="input"
      id={id}
      name={definition.path}
      placeholder={placeholder}
      {...(numeric ? { inputMode: 'numeric' as const } : {})}
      {...(secret ? { autoComplete: 'off' } : {})}
      {...attributes}
      value={typeof raw === 'string' ? raw : ''}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={field.error !== undefined || undefined}
      aria-describedby={describedBy}
      onChange={(event) => field.set(event.target.value)}
    />
  );
});
