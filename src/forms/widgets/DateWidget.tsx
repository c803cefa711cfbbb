import { observer } from 'mobx-react-lite';
import { Icon } from '../../components/Icon';
import type { WidgetProps } from '../FormContext';

/** A date as people write it: DD/MM/YYYY. */
export const DateWidget = observer(function DateWidget({ field, id, describedBy, disabled }: WidgetProps) {
  const { definition, raw } = field;
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
        aria-invalid={field.error !== undefined || undefined}
        aria-describedby={describedBy}
        onChange={(event) => field.set(event.target.value)}
        onBlur={() => field.correct()}
      />
    </div>
  );
});
