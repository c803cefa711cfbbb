import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import type { WidgetProps } from '../../kit/forms/FormContext';
import { usePayment } from '../PaymentContext';
import type { HostedFields } from '../providers/provider';
import './payment.css';

/** Masks a security code for the form's model, which keeps only its length. */
const masked = (code: string): string => '•'.repeat(code.length);

/**
 * The field for a saved card's security code. The form's model knows only its length: the digits stay in the input, or in
 * the provider's frame, until the provider's script receives them.
 */
export const SecurityCodeField = observer(function SecurityCodeField(props: WidgetProps) {
  const { payment } = usePayment();
  const { session, provider, savedCard } = payment;
  const { field } = props;
  const handleField = useCallback(
    (hosted: HostedFields) => {
      payment.setField(hosted);
      field.set(hosted.status === 'complete' ? masked('000') : '');
    },
    [payment, field],
  );
  if (!session || !provider || !savedCard) return null;
  const { SavedCardFields } = provider;
  if (!SavedCardFields) return <OwnInput {...props} />;
  return (
    <div className="card-fields" id={props.id} tabIndex={-1}>
      <SavedCardFields session={session} savedCard={savedCard} onField={handleField} />
    </div>
  );
});

const OwnInput = observer(function OwnInput({ field, id, describedBy, invalid, disabled }: WidgetProps) {
  const { payment } = usePayment();
  const input = useRef<HTMLInputElement>(null);
  const { required, attributes } = field.definition;

  const report = useCallback(() => {
    const code = (): string => input.current?.value ?? '';
    payment.setField({
      status: code().length >= 3 ? 'complete' : 'incomplete',
      async submit(_billing, session) {
        const { provider, savedCard } = payment;
        const used = code();
        if (input.current) input.current.value = '';
        field.set('');
        if (!provider?.submitSecurityCode || !savedCard) throw new Error('This provider takes no security code.');
        return provider.submitSecurityCode(used, savedCard, session);
      },
    });
  }, [payment, field]);

  useEffect(report, [report]);

  return (
    <input
      ref={input}
      className="input"
      id={id}
      type="password"
      inputMode="numeric"
      maxLength={4}
      {...attributes}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => {
        const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, 4);
        if (digits !== currentTarget.value) currentTarget.value = digits;
        field.set(masked(digits));
        report();
      }}
    />
  );
});
