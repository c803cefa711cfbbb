import { useState, type ComponentProps } from 'react';
import { Icon } from './Icon';

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** The field's name in the label of the button that shows the password. */
  readonly label: string;
};

/** A password input with a button that shows the password. Pasting is allowed. */
export function PasswordInput({ label, ...input }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <div className="with-end">
      <input
        className="input"
        {...input}
        type={visible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="button" aria-pressed={visible} onClick={() => setVisible(!visible)}>
        <Icon name="eye" />
        {visible ? 'Hide' : 'Show'}
        <span className="vh"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}
