import { observer } from 'mobx-react-lite';
import { CostLines } from '../../../kit/components/Ticket';
import { formatUkDate, ordinal, parseIsoDate } from '../../../ground/core/dates';
import type { WidgetProps } from '../../../kit/forms/FormContext';
import './dates.css';
import { useJoining } from '../../JoiningContext';

/** The choice of the monthly payment day, with the payments that follow from it. */
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
  const { joining, pricing } = useJoining();
  const costs = pricing.price;
  const { startDate } = joining.forms;
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
