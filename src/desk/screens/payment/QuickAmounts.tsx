import { observer } from 'mobx-react-lite';
import { pence } from '../../../ground/core/money';
import { useMoney } from '../../../kit/site/useMoney';
import { useSite } from '../../../kit/site/SiteContext';
import { useDesk } from '../../DeskContext';
import type { OfflineTender } from '../../TendersStore';
import { usualAmounts } from './usualAmounts';

type QuickAmountsProps = { readonly type: OfflineTender; readonly onFill: (amount: number) => void };

/**
 * The amounts that staff need not type. Cash is taken by one press on the amount handed over; of another tender, the
 * largest amount is filled in.
 */
export const QuickAmounts = observer(function QuickAmounts({ type, onFill }: QuickAmountsProps) {
  const desk = useDesk();
  const money = useMoney();
  const maximum = desk.maximumFor(type);
  if (desk.isUncertain || maximum === 0) return null;
  if (type === 'cash') return <UsualCash due={maximum} />;
  return (
    <div className="chips" role="group" aria-label="Amounts">
      <button type="button" className="chip chip-s" onClick={() => onFill(maximum)}>
        {type === 'credit' ? 'Use' : 'Remaining'} {money(maximum)}
      </button>
    </div>
  );
});

const UsualCash = observer(function UsualCash({ due }: { readonly due: number }) {
  const desk = useDesk();
  const money = useMoney();
  const { currency } = useSite().config;
  const taken = desk.tenders.sumOf('cash');
  const button = (amount: number, label: string) => (
    <button
      type="button"
      className="desk-cash num"
      key={amount}
      aria-pressed={taken === amount}
      onClick={() => desk.addTender('cash', pence(amount))}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label="Cash handed over">
      <p className="field-label" aria-hidden="true">
        Cash handed over
      </p>
      <div className="desk-cashes">
        {button(due, `Exact ${money(due)}`)}
        {usualAmounts(due).map((amount) => button(amount, `${currency}${amount / 100}`))}
      </div>
    </div>
  );
});
