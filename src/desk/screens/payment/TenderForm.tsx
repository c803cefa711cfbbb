import { observer } from 'mobx-react-lite';
import { useRef, useState, type SubmitEvent } from 'react';
import { Icon } from '../../../kit/components/Icon';
import { decimalPence, pence } from '../../../ground/core/money';
import { useDesk } from '../../DeskContext';
import { readAmount } from './readAmount';
import { numberedTenders, type OfflineTender } from '../../TendersStore';
import { AmountField, NumberField } from './TenderFields';
import { QuickAmounts } from './QuickAmounts';
import { tenderOptions } from './tenderOptions';
import { useTenderRefusal } from './useTenderRefusal';
import { useSite } from '../../../kit/site/SiteContext';

type Problem = { readonly field: 'number' | 'amount'; readonly text: string };

/** The form with which staff take one payment: the tender, the number of a cheque or voucher, and the amount. */
export const TenderForm = observer(function TenderForm() {
  const desk = useDesk();
  const { currency } = useSite().config;
  const [type, setType] = useState<OfflineTender>('cash');
  const [text, setText] = useState('');
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const amountInput = useRef<HTMLInputElement>(null);
  const numberInput = useRef<HTMLInputElement>(null);
  const refusal = useTenderRefusal(type);
  const isNumbered = type in numberedTenders;
  const handleFill = (amount: number): void => {
    setText(decimalPence(pence(amount)));
    setProblem(undefined);
  };
  const handleChoose = (next: OfflineTender): void => {
    setType(next);
    setNumber('');
    setProblem(undefined);
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const amount = readAmount(text, currency);
    const found = refusal(amount, number.trim());
    setProblem(found);
    if (found) return (found.field === 'number' ? numberInput : amountInput).current?.focus();
    if (amount === undefined) return;
    desk.addTender(type, amount, isNumbered ? number.trim() : undefined);
    setText('');
    setNumber('');
  };
  const errorAt = (field: Problem['field']): string | undefined =>
    problem?.field === field ? problem.text : undefined;
  return (
    <form className="desk-tender-form" onSubmit={handleSubmit} noValidate aria-label="Take payment">
      <TenderChoice chosen={type} onChoose={handleChoose} />
      <QuickAmounts type={type} onFill={handleFill} />
      {isNumbered && (
        <NumberField type={type} text={number} error={errorAt('number')} input={numberInput} onChange={setNumber} />
      )}
      <AmountField type={type} text={text} error={errorAt('amount')} input={amountInput} onChange={setText} />
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
