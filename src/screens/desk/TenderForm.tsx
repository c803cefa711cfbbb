import { observer } from 'mobx-react-lite';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { decimalPence, pence } from '../../core/money';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useDesk } from '../../stores/bookings/desk/DeskContext';
import { readAmount } from '../../stores/bookings/desk/readAmount';
import { isUnique, type OfflineTender } from '../../stores/bookings/desk/TendersStore';
import { useStores } from '../../stores/StoresContext';
import { useMoney } from '../parts/useMoney';
import { labelOf, tenders } from './tenderWords';

/** Notes that customers hand over, in pence. */
const notes = [500, 1000, 2000];

/** One payment that is taken: by what, and how much. */
export const TenderForm = observer(function TenderForm() {
  const desk = useDesk();
  const { config } = useStores().config;
  const [type, setType] = useState<OfflineTender>('cash');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const money = useMoney();
  const refusal = useRefusal(type);
  const label = labelOf(type);
  const most = desk.mostOf(type);
  const fill = (amount: number): void => {
    setText(decimalPence(pence(amount)));
    setError(undefined);
  };
  const choose = (next: OfflineTender): void => {
    setType(next);
    setError(undefined);
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const amount = readAmount(text, config.currency);
    const problem = refusal(amount);
    setError(problem);
    if (problem === undefined && amount !== undefined) {
      desk.take(type, amount);
      setText('');
    } else input.current?.focus();
  };
  const described = [error !== undefined && 'tender-amount-error', type === 'credit' && 'tender-credit'].filter(
    Boolean,
  );
  return (
    <form className="desk-tender-form" onSubmit={handleSubmit} noValidate aria-label="Take payment">
      <fieldset className="desk-tenders">
        <legend className="vh">Tender</legend>
        {tenders.map((tender) => (
          <label className="desk-tender" key={tender.type}>
            <input type="radio" name="tender" checked={tender.type === type} onChange={() => choose(tender.type)} />
            <Icon name={tender.icon} size="l" />
            {tender.label}
          </label>
        ))}
      </fieldset>
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
            <span aria-hidden="true">{config.currency}</span>
            <input
              ref={input}
              id="tender-amount"
              className="input num"
              inputMode="decimal"
              autoComplete="off"
              value={text}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={described.join(' ') || undefined}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Button type="submit" className="desk-add">
            Add {label.toLowerCase()}
          </Button>
        </div>
      </div>
      <div className="chips" role="group" aria-label="Amounts">
        {type === 'cash' &&
          notes.map((note) => (
            <button type="button" className="chip chip-s" key={note} onClick={() => fill(note)}>
              {config.currency}
              {note / 100}
            </button>
          ))}
        {most > 0 && (
          <button type="button" className="chip chip-s" onClick={() => fill(most)}>
            {type === 'credit' ? 'Use' : isUnique(type) && desk.tenders.sumOf(type) > 0 ? 'In all' : 'Remaining'}{' '}
            {money(most)}
          </button>
        )}
      </div>
    </form>
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

/** Why an amount can't be taken, for an observer; the server checks the same once it is paid. */
function useRefusal(type: OfflineTender): (amount: number | undefined) => string | undefined {
  const desk = useDesk();
  const money = useMoney();
  return (amount) => {
    if (amount === undefined) return 'Type an amount in pounds, such as 10 or 10.50.';
    if (amount === 0) return isUnique(type) && desk.tenders.sumOf(type) > 0 ? undefined : 'Type more than nothing.';
    const most = desk.mostOf(type);
    if (type === 'cash' || amount <= most) return undefined;
    if (type === 'credit') return `At most ${money(most)} of credit can be used on this order.`;
    return `Only cash gives change: take at most ${money(most)}.`;
  };
}
