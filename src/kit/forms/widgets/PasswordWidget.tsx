import { PasswordInput } from '../../components/PasswordInput';
import type { WidgetProps } from '../FormContext';

export function PasswordWidget({ field, raw, id, describedBy, invalid, disabled }: WidgetProps) {
  const { definition } = field;
  return (
    <PasswordInput
      label={definition.label}
      id={id}
      name={definition.path}
      {...definition.attributes}
      value={typeof raw === 'string' ? raw : ''}
      disabled={disabled}
      aria-required={definition.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => field.set(event.target.value)}
    />
  );
}
