import { Icon } from '../../components/Icon';
import type { WidgetProps } from '../FormContext';

/** A text input for a date as DD/MM/YYYY. */
export function DateWidget({ field, raw, id, describedBy, invalid, disabled }: WidgetProps) {
  const { definition } = field;
  return (
    <div className="with-icon">
      <Icon name="calendar" />
      <input
        className="input num"
        id={id}
        name={definition.path}
        inputMode="numeric"
        placeholder="DD/MM/YYYY"
        {...definition.attributes}
        value={typeof raw === 'string' ? raw : ''}
        disabled={disabled}
        aria-required={definition.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => field.set(event.target.value)}
        onBlur={() => field.correct()}
      />
    </div>
  );
}
