import { useMoney } from '../../../kit/site/useMoney';
import { useDesk } from '../../DeskContext';
import { isSingleTender, numberedTenders, type OfflineTender } from '../../TendersStore';

/** The number of characters of a number that the server takes. */
const longestNumber = 40;

type Refusal = { readonly field: 'number' | 'amount'; readonly text: string };

/**
 * Returns a check of a number and an amount, which gives the reason for a refusal. The server checks the payment again.
 * For an observer.
 */
export function useTenderRefusal(
  type: OfflineTender,
): (amount: number | undefined, number: string) => Refusal | undefined {
  const desk = useDesk();
  const money = useMoney();
  const name = numberedTenders[type];
  const ofNumber = (number: string): string | undefined => {
    if (name === undefined) return undefined;
    if (number === '') return `Enter the number on the ${name}.`;
    if (number.length > longestNumber) return `The number can have at most ${longestNumber} characters.`;
    return desk.tenders.hasNumber(type, number) ? `The ${name} ${number} is in this order already.` : undefined;
  };
  const ofAmount = (amount: number | undefined): string | undefined => {
    if (amount === undefined) return 'Enter an amount in pounds, such as 10 or 10.50.';
    if (amount === 0) return isSingleTender(type) && desk.tenders.sumOf(type) > 0 ? undefined : 'Enter an amount.';
    const maximum = desk.maximumFor(type);
    if (type === 'cash' || amount <= maximum) return undefined;
    if (type === 'credit') return `At most ${money(maximum)} of credit can be used on this order.`;
    return `Only cash gives change: take at most ${money(maximum)}.`;
  };
  return (amount, number) => {
    const [numberText, amountText] = [ofNumber(number), ofAmount(amount)];
    if (numberText !== undefined) return { field: 'number', text: numberText };
    return amountText === undefined ? undefined : { field: 'amount', text: amountText };
  };
}
