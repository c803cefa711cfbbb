import type { WidgetProps } from '../FormContext';

export function SwitchWidget({ field, raw, id, disabled }: WidgetProps) {
  return (
    <label className="tick tick-switch" htmlFor={id}>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        id={id}
        name={field.path}
        checked={raw === true}
        disabled={disabled}
        onChange={(event) => field.set(event.target.checked)}
      />
      <span dir="auto">{field.definition.label}</span>
    </label>
  );
}
