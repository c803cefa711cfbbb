import type { WidgetProps } from '../FormContext';

/** A text input of several lines. */
export function TextareaWidget({ field, raw, id, describedBy, invalid, disabled }: WidgetProps) {
  const { attributes, path, placeholder, required } = field.definition;
  const { type: _, rows = 4, ...passed } = attributes;
  return (
    <textarea
      className="input"
      dir="auto"
      id={id}
      name={path}
      placeholder={placeholder}
      {...passed}
      rows={Math.min(Math.max(Number(rows), 2), 20)}
      value={typeof raw === 'string' ? raw : ''}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => field.set(event.target.value)}
    />
  );
}
