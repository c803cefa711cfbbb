import { observer } from 'mobx-react-lite';
import type { WidgetProps } from '../FormContext';

export const SwitchWidget = observer(function SwitchWidget({ field, id, disabled }: WidgetProps) {
  return (
    <label className="tick tick-switch" htmlFor={id}>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        id={id}
        name={field.path}
        checked={field.raw === true}
        disabled={disabled}
        onChange={(event) => field.set(event.target.checked)}
      />
      <span>{field.definition.label}</span>
    </label>
  );
});
