import { observer } from 'mobx-react-lite';
import { CostLines } from '../../../kit/components/Ticket';
import { formatDayMonth, formatUkDate, ordinal, parseIsoDate } from '../../../ground/core/dates';
import { ChoiceChips } from '../../../kit/forms/ChoiceChips';
import type { WidgetProps } from '../../../kit/forms/FormContext';
import { Amounts } from '../Amounts';
import { PricePlace } from '../PricePlace';
import './dates.css';
import { useJoining } from '../../JoiningContext';

/** The choice of the monthly payment day, with the payments that follow from it. The days come with the price. */
export function BillingDayField({ field, id, disabled }: WidgetProps) {
  return (
    <PricePlace>
      <ChoiceChips field={field} id={id} disabled={disabled}>
        {(value) => (
          <>
            <span>{ordinal(Number(value))}</span>
            <DayEffect day={Number(value)} />
          </>
        )}
      </ChoiceChips>
      <WhatHappensWhen />
    </PricePlace>
  );
}

/** Says what a billing day means for what is paid today. */
const DayEffect = observer(function DayEffect({ day }: { readonly day: number }) {
  const { joining, pricing } = useJoining();
  const costs = pricing.price?.byBillingDay?.find((each) => each.day === day);
  const firstBill = parseIsoDate(costs?.firstBillingDate ?? '');
  if (!costs || !firstBill) return null;
  return (
    <span className="chip-note amounts" aria-busy={joining.purpose.costs.loading || undefined}>
      {costs.totalToPayNow.formatted} today, first payment {formatDayMonth(firstBill)}
    </span>
  );
});

const WhatHappensWhen = observer(function WhatHappensWhen() {
  const { joining, pricing } = useJoining();
  const costs = pricing.price;
  const startDate = parseIsoDate(costs?.startsOn ?? joining.today); // of these amounts, also while another is chosen
  const firstBill = costs?.firstBillingDate == null ? undefined : parseIsoDate(costs.firstBillingDate);
  if (!costs || !startDate || !firstBill) return null;
  const days = costs.proRataDays === 1 ? '1 day' : `${costs.proRataDays} days`;
  return (
    <div className="what-when">
      <h4>What happens when</h4>
      <Amounts>
        <CostLines
          lines={[
            { label: formatUkDate(joining.today), note: 'You pay at checkout', amount: costs.totalToPayNow.formatted },
            { label: formatUkDate(startDate), note: 'Your membership starts', amount: days },
            { label: formatUkDate(firstBill), note: 'First monthly payment', amount: costs.globalBasePrice.formatted },
          ]}
        />
      </Amounts>
    </div>
  );
});
