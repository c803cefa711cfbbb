import { observer } from 'mobx-react-lite';
import { useRef, useState, type Ref, type SubmitEvent } from 'react';
import { Button } from '../../../kit/components/Button';
import { Icon } from '../../../kit/components/Icon';
import { decimalPence, pence } from '../../../ground/core/money';
import { useBookings } from '../../../bookings/BookingsContext';
import { useDesk } from '../../DeskContext';
import { readAmount } from './readAmount';
import { isSingleTender, type OfflineTender } from '../../TendersStore';
import { useMoney } from '../../../kit/site/useMoney';
import { tenderLabel, tenderOptions } from './tenderOptions';
import { useSite } from '../../../kit/site/SiteContext';

/** The banknotes offered as amounts of cash, in pence. */
const notes = [500, 1000, 2000];

/** The form with which staff take one payment: the tender and the amount. */
export const TenderForm = observer(function TenderForm() {
  const desk = useDesk();
  const { currency } = useSite().config;
  const [type, setType] = useState<OfflineTender>('cash');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const refusal = useRefusal(type);
  const handleFill = (amount: number): void => {
    setText(decimalPence(pence(amount)));
    setError(undefined);
  };
  const handleChoose = (next: OfflineTender): void => {
    setType(next);
    setError(undefined);
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const amount = readAmount(text, currency);
    const problem = refusal(amount);
    setError(problem);
    if (problem === undefined && amount !== undefined) {
      desk.addTender(type, amount);
      setText('');
    } else input.current?.focus();
  };
  return (
    <form className="desk-tender-form" onSubmit={handleSubmit} noValidate aria-label="Take payment">
      <TenderChoice chosen={type} onChoose={handleChoose} />
      <AmountField type={type} text={text} error={error} input={input} onChange={setText} />
      <QuickAmounts type={type} onFill={handleFill} />
    </form>
  );
});

type TenderChoiceProps = { readonly chosen: OfflineTender; readonly onChoose: (type: OfflineTender) => void };

const TenderChoice = observer(function TenderChoice({ chosen, onChoose }: TenderChoiceProps) {
  const desk = useDesk();
  return (
    <fieldset className="desk-tenders" disabled={desk.isUncertain}>
      <legend className="vh">Tender</legend>
      {tenderOptions.map(({ type, icon, label }) => (
        <label className="desk-tender" key={type}>
          <input type="radio" name="tender" checked={type === chosen} onChange={() => onChoose(type)} />
          <Icon name={icon} size="l" />
          {label}
        </label>
      ))}
    </fieldset>
  );
});

type AmountFieldProps = {
  readonly type: OfflineTender;
  readonly text: string;
  readonly error: string | undefined;
  readonly input: Ref<HTMLInputElement>;
  readonly onChange: (text: string) => void;
};

const AmountField = observer(function AmountField({ type, text, error, input, onChange }: AmountFieldProps) {
  const desk = useDesk();
  const { currency } = useSite().config;
  const label = tenderLabel(type);
  const described = [error !== undefined && 'tender-amount-error', type === 'credit' && 'tender-credit'].filter(
    Boolean,
  );
  return (
    <div className={error === undefined ? 'field' : 'field field-bad'}>
      <label className="field-label" htmlFor="tender-amount">
        {label} amount
      </label>
      {type === 'credit' && <CreditLeft />}
      {error !== undefined && (
        <p className="field-error" id="tender-amount-error" role="alert">
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
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
    </div>
  );
});

type QuickAmountsProps = { readonly type: OfflineTender; readonly onFill: (amount: number) => void };

/** Buttons that fill in a banknote or the largest amount that the tender can cover. */
const QuickAmounts = observer(function QuickAmounts({ type, onFill }: QuickAmountsProps) {
  const desk = useDesk();
  const { currency } = useSite().config;
  const money = useMoney();
  const maximum = desk.maximumFor(type);
  const replaces = isSingleTender(type) && desk.tenders.sumOf(type) > 0;
  if (desk.isUncertain) return null;
  return (
    <div className="chips" role="group" aria-label="Amounts">
      {type === 'cash' &&
        notes.map((note) => (
          <button type="button" className="chip chip-s" key={note} onClick={() => onFill(note)}>
            {currency}
            {note / 100}
          </button>
        ))}
      {maximum > 0 && (
        <button type="button" className="chip chip-s" onClick={() => onFill(maximum)}>
          {type === 'credit' ? 'Use' : replaces ? 'In total' : 'Remaining'} {money(maximum)}
        </button>
      )}
    </div>
  );
});

const CreditLeft = observer(function CreditLeft() {
  const { credit } = useBookings().basket;
  const money = useMoney();
  return (
    <p className="hint" id="tender-credit">
      {money(credit.available)} available, {money(credit.applicable)} of it for this order
    </p>
  );
});

/** Returns a check of an amount, which gives the reason for a refusal. The server checks the payment again. For an observer. */
function useRefusal(type: OfflineTender): (amount: number | undefined) => string | undefined {
  const desk = useDesk();
  const money = useMoney();
  return (amount) => {
    if (amount === undefined) return 'Enter an amount in pounds, such as 10 or 10.50.';
    if (amount === 0) return isSingleTender(type) && desk.tenders.sumOf(type) > 0 ? undefined : 'Enter an amount.';
    const maximum = desk.maximumFor(type);
    if (type === 'cash' || amount <= maximum) return undefined;
    if (type === 'credit') return `At most ${money(maximum)} of credit can be used on this order.`;
    return `Only cash gives change: take at most ${money(maximum)}.`;
  };
}
