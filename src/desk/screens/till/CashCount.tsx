import { useState } from 'react';
import { useSite } from '../../../kit/site/SiteContext';

/** The values of the notes and coins in a till, in pence. */
const values = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];

type CashCountProps = {
  /** The numbers as staff type them, by the values in pence. */
  readonly coins: Readonly<Record<string, string>>;
  readonly onCount: (coins: Readonly<Record<string, string>>, sum: number) => void;
};

/** Adds up notes and coins by their numbers, so that nobody needs a calculator. */
export function CashCount({ coins, onCount }: CashCountProps) {
  const { currency } = useSite().config;
  const [isOpen] = useState(() => Object.values(coins).some((text) => text !== ''));
  const handleType = (value: number, text: string): void => {
    const next: CashCountProps['coins'] = { ...coins, [value]: text.replaceAll(/\D/g, '').slice(0, 4) };
    const sum = values.reduce((before, each) => before + each * Number(next[each] ?? 0), 0);
    onCount(next, sum);
  };
  return (
    <details className="till-cash" open={isOpen}>
      <summary>Count by notes and coins</summary>
      <div className="till-values">
        {values.map((value) => (
          <label key={value}>
            <span>{value >= 100 ? `${currency}${value / 100}` : `${value}p`}</span>
            <input
              className="input num"
              inputMode="numeric"
              autoComplete="off"
              value={coins[value] ?? ''}
              onChange={(event) => handleType(value, event.target.value)}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
