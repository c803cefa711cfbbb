import type { WidgetProps } from '../FormContext';

export function SelectWidget({ field, raw, id, describedBy, invalid, disabled }: WidgetProps) {
  const { definition, options } = field;
  const { autoComplete } = definition.attributes;
  return (
    <select
      className="input"
      id={id}
      name={definition.path}
      {...(typeof autoComplete === 'string' ? { autoComplete } : {})}
      value={typeof raw === 'string' ? raw : ''}
      disabled={disabled}
      aria-required={definition.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => field.set(event.target.value)}
    >
      <option value="" dir="auto">
        {definition.placeholder ?? 'Please choose'}
      </option>
      {options.map(({ value, label }) => (
        <option key={value} value={value} dir="auto">
          {label}
        </option>
      ))}
    </select>
  );
}
