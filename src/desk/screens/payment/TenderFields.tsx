import { observer } from 'mobx-react-lite';
import { uncertainId } from './uncertainId';
import type { Ref } from 'react';
import { Button } from '../../../kit/components/Button';
import { useBookings } from '../../../bookings/BookingsContext';
import { useMoney } from '../../../kit/site/useMoney';
import { useDesk } from '../../DeskContext';
import type { OfflineTender } from '../../TendersStore';
import { Field } from './Field';
import { MoneyInput } from './MoneyInput';
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
  const label = tenderLabel(type);
  const described = [error !== undefined && 'tender-amount-error', type === 'credit' && 'tender-credit'].filter(
    Boolean,
  );
  return (
    <Field id="tender-amount" label={`${label} amount`} error={error} hint={type === 'credit' && <CreditLeft />}>
      <div className="desk-row">
        <MoneyInput
          ref={input}
          id="tender-amount"
          disabled={desk.isUncertain}
          value={text}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described.join(' ') || undefined}
          onType={onChange}
        />
        <Button
          type="submit"
          className="desk-add"
          busy={desk.payment.loading}
          blockedBy={desk.isUncertain ? uncertainId : undefined}
        >
          Add {label.toLowerCase()}
        </Button>
      </div>
    </Field>
  );
});

const CreditLeft = observer(function CreditLeft() {
  const { credit } = useBookings().basket;
  const money = useMoney();
  return (
    <p className="hint" id="tender-credit">
      {credit.available === 0
        ? 'There is no credit to use.'
        : `${money(credit.available)} available, ${money(credit.applicable)} of it for this order`}
    </p>
  );
});
