import { Icon } from '../../components/Icon';
import type { WidgetProps } from '../FormContext';
import { PasswordWidget } from './PasswordWidget';

type PasswordRule = { readonly label: string; readonly pattern: string };

/** A password to make up, with its rules below, each ticked as it is met. */
export function NewPasswordWidget(props: WidgetProps) {
  const { field, raw, id, describedBy } = props;
  const rules = (field.definition.settings?.rules ?? []) as readonly PasswordRule[]; // from the form's own `ui:options`
  const text = typeof raw === 'string' ? raw : '';
  return (
    <>
      <PasswordWidget {...props} describedBy={[describedBy, `${id}-rules`].filter(Boolean).join(' ')} />
      <ul className="password-rules" id={`${id}-rules`} aria-label="Your password needs">
        {rules.map(({ label, pattern }) => {
          const met = new RegExp(pattern).test(text);
          return (
            <li key={label} className={met ? 'met' : undefined}>
              {met ? <Icon name="tick" size="s" /> : <span className="dot" />}
              {label}
              {met && <span className="vh">, done</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
