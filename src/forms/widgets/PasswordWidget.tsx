import { useState } from 'react';
import { Icon } from '../../components/Icon';
import type { WidgetProps } from '../FormContext';

/** A password, hidden unless one asks to see it. Nothing stops pasting into it. */
export function PasswordWidget({ field, raw, id, describedBy, invalid, disabled }: WidgetProps) {
  const [visible, setVisible] = useState(false);
  const { definition } = field;
  return (
    <div className="with-end">
      <input
        className="input"
        type={visible ? 'text' : 'password'}
        id={id}
        name={definition.path}
        {...definition.attributes}
        autoCapitalize="none"
        spellCheck={false}
        value={typeof raw === 'string' ? raw : ''}
        disabled={disabled}
        aria-required={definition.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => field.set(event.target.value)}
      />
      <button type="button" aria-pressed={visible} onClick={() => setVisible(!visible)}>
        <Icon name="eye" />
        {visible ? 'Hide' : 'Show'}
        <span className="vh"> {definition.label.toLowerCase()}</span>
      </button>
    </div>
  );
}
