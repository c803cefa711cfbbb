import { costNames } from '../../ground/core/costNames';
import type { ChangeCosts } from '../../kit/api/following';
import type { CostLine } from '../../kit/components/Ticket';

/** Returns the server's cost lines of a change. Nothing is added up here. */
export function changeCostLines({
  composition: { monthInHand, fees },
}: Pick<ChangeCosts, 'composition'>): readonly CostLine[] {
  const lines = fees.map(({ label, price, days }) => ({ label, amount: price.formatted, note: daysText(days) }));
  return monthInHand.raw === 0 ? lines : [...lines, { ...costNames.monthInHand, amount: monthInHand.formatted }];
}

function daysText(days: number | undefined): string | undefined {
  return days === undefined ? undefined : days === 1 ? '1 day' : `${days} days`;
}
