import { observer } from 'mobx-react-lite';
import type { WidgetProps } from '../FormContext';

export const SelectWidget = observer(function SelectWidget({ field, id, describedBy, disabled }: WidgetProps) {
  const { definition, raw, options } = field;
  return (
    <select
      className="input"
      id={id}
      name={definition.path}
      value={typeof raw === 'string' ? raw : ''}
      disabled={disabled}
      aria-required={definition.required || undefined}
      aria-invalid={field.error !== undefined || undefined}
      aria-describedby={describedBy}
      onChange={(event) => field.set(event.target.value)}
    >
      <option value="">{definition.placeholder ?? 'Please choose'}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
});
