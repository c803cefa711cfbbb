import type { FieldModel } from '../../fields/FieldModel';
import type { WidgetProps } from '../FormContext';

/** A value that the customer may read, copy and not change, of whatever kind. */
export function LockedWidget({ field, id, describedBy }: WidgetProps) {
  return (
    <input className="input" id={id} dir="auto" value={lockedText(field)} readOnly aria-describedby={describedBy} />
  );
}

function lockedText({ raw, options }: FieldModel): string {
  if (typeof raw === 'boolean') return raw ? 'Yes' : 'No';
  const labelOf = (value: string | number): string =>
    options.find((option) => option.value === String(value))?.label ?? String(value);
  return typeof raw === 'object' ? raw.map(labelOf).join(', ') : labelOf(raw);
}
