import { formatPence, pence } from '../../core/money';
import { useStores } from '../../stores/StoresContext';

/** Writes pence in the operator's currency. */
export function useMoney(): (amount: number) => string {
  const { currency } = useStores().config.config;
  return (amount) => formatPence(pence(amount), currency);
}
