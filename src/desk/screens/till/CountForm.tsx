import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { refusalText } from '../../../kit/api/refusalText';
import type { TillSheet } from '../../../kit/api/till';
import { useSite } from '../../../kit/site/SiteContext';
import { decimalPence, pence } from '../../../ground/core/money';
import type { CountDraft, CountTexts } from '../../CountDraft';
import type { TillStore } from '../../TillStore';
import { Field } from '../payment/Field';
import { MoneyInput } from '../payment/MoneyInput';
import { readAmount } from '../payment/readAmount';
import { CashCount } from './CashCount';

type CountFormProps = { readonly till: TillStore; readonly day: TillSheet; readonly draft: CountDraft };

const labels: CountTexts = {
  float: 'Float at the start of the day',
  cash: 'Cash in the till, with the float',
  cheque: 'Cheques',
  voucher: 'Vouchers',
};

/** The form for what staff have counted. What should be there is not shown: it would be read instead of counted. */
export const CountForm = observer(function CountForm({ till, day, draft }: CountFormProps) {
  const { currency } = useSite().config;
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { checking } = till;
  const { amounts } = draft;
  const names = (['float', 'cash', 'cheque', 'voucher'] as const).filter((name) => name !== 'float' || !day.float);
  const handleType = (name: keyof CountTexts, text: string): void =>
    till.type({ ...draft, amounts: { ...amounts, [name]: text } });
  const handleCount = (coins: CountDraft['coins'], sum: number): void =>
    till.type({ coins, amounts: { ...amounts, cash: decimalPence(pence(sum)) } });
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const [float, cash, cheque, voucher] = [amounts.float, amounts.cash, amounts.cheque, amounts.voucher].map((text) =>
      readAmount(text, currency),
    );
    const unread = names.filter((name) => readAmount(amounts[name], currency) === undefined);
    setMissing(unread);
    if (unread[0] !== undefined) return document.getElementById(`till-${unread[0]}`)?.focus();
    if (cash === undefined || cheque === undefined || voucher === undefined) return;
    void till.check({ cash, cheque, voucher, float: day.float ? null : (float ?? null) });
  };
  return (
    <form className="till-form" onSubmit={handleSubmit} noValidate aria-label="Count">
      {checking.error && <Note type="danger" title={refusalText(checking.error)} live />}
      {names.map((name) => (
        <Field
          key={name}
          id={`till-${name}`}
          label={labels[name]}
          error={missing.includes(name) ? 'Enter the amount. Enter 0 if there is none.' : undefined}
        >
          <MoneyInput
            id={`till-${name}`}
            value={amounts[name]}
            aria-invalid={missing.includes(name) ? true : undefined}
            aria-describedby={missing.includes(name) ? `till-${name}-error` : undefined}
            onType={(text) => handleType(name, text)}
          />
          {name === 'cash' && <CashCount coins={draft.coins} onCount={handleCount} />}
        </Field>
      ))}
      <div className="desk-row">
        <Button type="submit" size="l" busy={checking.loading}>
          Compare
        </Button>
        <Button look="secondary" size="l" onClick={() => till.endCount()}>
          Back to the takings
        </Button>
      </div>
    </form>
  );
});
