import { passwordRules } from '../../../../schemas/passwordRules';
import { Icon } from '../../components/Icon';
import type { WidgetProps } from '../FormContext';
import { PasswordWidget } from './PasswordWidget';

/** An input for a new password, with a list of rules that ticks each one met. */
export function NewPasswordWidget(props: WidgetProps) {
  const { raw, id, describedBy } = props;
  const text = typeof raw === 'string' ? raw : '';
  const rules = passwordRules.map(({ label, pattern }) => ({ label, met: pattern.test(text) }));
  return (
    <>
      <PasswordWidget {...props} describedBy={[describedBy, `${id}-rules`].filter(Boolean).join(' ')} />
      <ul className="password-rules" id={`${id}-rules`} aria-label="Your password needs">
        {rules.map(({ label, met }) => (
          <li key={label} className={met ? 'met' : undefined}>
            {met ? <Icon name="tick" size="s" /> : <span className="dot" />}
            {label}
            {met && <span className="vh">, done</span>}
          </li>
        ))}
      </ul>
      <p className="vh" role="status">
        {text !== '' && progress(rules.filter(({ met }) => met).length)}
      </p>
    </>
  );
}

/** Returns the announcement for screen readers when the number of met rules changes. */
function progress(met: number): string {
  return met === passwordRules.length
    ? 'Your password meets all the rules.'
    : `Your password meets ${met} of ${passwordRules.length} rules.`;
}
