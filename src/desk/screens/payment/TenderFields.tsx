import { observer } from 'mobx-react-lite';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../../kit/components/Button';
import { Icon } from '../../../kit/components/Icon';
import { useBookings } from '../../../bookings/BookingsContext';
import { useMoney } from '../../../kit/site/useMoney';
import { useSite } from '../../../kit/site/SiteContext';
import { useDesk } from '../../DeskContext';
import type { OfflineTender } from '../../TendersStore';
import { tenderLabel } from './tenderOptions';

type TenderFieldProps = {
  readonly type: OfflineTender;
  readonly text: string;
  readonly error: string | undefined;
  readonly input: Ref<HTMLInputElement>;
  readonly onChange: (text: string) => void;
};

/** The field for the number on a cheque or paper voucher. */
export const NumberField = observer(function NumberField({ type, text, error, input, onChange }: TenderFieldProps) {
  const desk = useDesk();
  return (
    <Field id="tender-number" label={`${tenderLabel(type)} number`} error={error}>
      <input
        ref={input}
        id="tender-number"
        className="input num"
        disabled={desk.isUncertain}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={text}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : 'tender-number-error'}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
});

/** The field for the amount, with the button that adds the payment. */
export const AmountField = observer(function AmountField({ type, text, error, input, onChange }: TenderFieldProps) {
  const desk = useDesk();
  const { currency } = useSite().config;
  const label = tenderLabel(type);
  const described = [error !== undefined && 'tender-amount-error', type === 'credit' && 'tender-credit'].filter(
    Boolean,
  );
  return (
    <Field id="tender-amount" label={`${label} amount`} error={error} hint={type === 'credit' && <CreditLeft />}>
      <div className="desk-row">
        <div className="desk-amount">
          <span aria-hidden="true">{currency}</span>
          <input
            ref={input}
            id="tender-amount"
            className="input num"
            disabled={desk.isUncertain}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={described.join(' ') || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        <Button type="submit" className="desk-add" disabled={desk.isUncertain}>
          Add {label.toLowerCase()}
        </Button>
      </div>
    </Field>
  );
});

type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className={error === undefined ? 'field' : 'field field-bad'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

const CreditLeft = observer(function CreditLeft() {
  const { credit } = useBookings().basket;
  const money = useMoney();
  return (
    <p className="hint" id="tender-credit">
      {money(credit.available)} available, {money(credit.applicable)} of it for this order
    </p>
  );
});
