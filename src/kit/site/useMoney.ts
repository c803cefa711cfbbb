import { formatPence, pence } from '../../ground/core/money';
import { useSite } from './SiteContext';

/** Returns a function that formats pence in the operator's currency. */
export function useMoney(): (amount: number) => string {
  const { currency } = useSite().config;
  return (amount) => formatPence(pence(amount), currency);
}
