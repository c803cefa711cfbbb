import type { WidgetProps } from '../FormContext';

/** A text input, also for numbers and digits: a number input would drop invalid input. */
export function TextWidget({ field, raw, id, describedBy, invalid, disabled }: WidgetProps) {
  const { definition } = field;
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
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => field.set(event.target.value)}
    />
  );
}
