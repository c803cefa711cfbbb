import { observer } from 'mobx-react-lite';
import { CostLines } from '../../components/Ticket';
import { formatUkDate, ordinal, parseIsoDate } from '../../core/dates';
import type { WidgetProps } from '../../forms/FormContext';
import { useStores } from '../../stores/StoresContext';
import './dates.css';

/** The day of the month that the bank pays on, and what that comes to. */
export const BillingDayField = observer(function BillingDayField({ field, id, disabled }: WidgetProps) {
  return (
    <>
      <div className="chips">
        {field.options.map(({ value }, index) => (
          <label className="chip" key={value}>
            <input
              type="radio"
              id={`${id}-${index}`}
              name={id}
              value={value}
              checked={String(field.raw) === value}
              disabled={disabled}
              onChange={() => field.set(value)}
            />
            {ordinal(Number(value))}
          </label>
        ))}
      </div>
      <WhatHappensWhen />
    </>
  );
});

const WhatHappensWhen = observer(function WhatHappensWhen() {
  const { joining, forms, pricing } = useStores();
  const { data: costs } = pricing.costs;
  const start = forms.value('startDate');
  const startDate = typeof start === 'string' ? parseIsoDate(start) : undefined;
  const firstBill = costs?.firstBillingDate == null ? undefined : parseIsoDate(costs.firstBillingDate);
  if (!costs || !startDate || !firstBill) return null;
  const days = costs.proRataDays === 1 ? '1 day' : `${costs.proRataDays} days`;
  return (
    <div className="what-when">
      <h4>What happens when</h4>
      <CostLines
        lines={[
          { label: formatUkDate(joining.today), note: 'You pay at checkout', amount: costs.totalToPayNow.formatted },
          { label: formatUkDate(startDate), note: 'Your membership starts', amount: days },
          { label: formatUkDate(firstBill), note: 'First monthly payment', amount: costs.globalBasePrice.formatted },
        ]}
      />
    </div>
  );
});
