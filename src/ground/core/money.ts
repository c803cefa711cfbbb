declare const penceBrand: unique symbol;

/** A whole number of pence. Amounts stay in this type until the moment they are shown. */
export type Pence = number & { readonly [penceBrand]: true };

/** Throws unless `amount` is a whole, safe number: a fraction of a penny is always a bug upstream. */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`An amount must be a whole number of pence, not "${amount}".`);
  return amount as Pence; // the only cast to Pence, after the check above
}

export function sumPence(amounts: readonly Pence[]): Pence {
  return pence(amounts.reduce((total, amount) => total + amount, 0));
}

/**
 * Formats an amount for customers: `formatPence(1247, '£') === '£12.47'`. The minus sign comes before the symbol:
 * `−£5.00`.
 */
export function formatPence(amount: Pence, symbol: string): string {
  return `${amount < 0 ? '−' : ''}${symbol}${decimalPence(pence(Math.abs(amount)), true)}`;
}

/** Formats an amount for payloads that carry decimal text: `decimalPence(1247) === '12.47'`. */
export function decimalPence(amount: Pence, grouped = false): string {
  const pounds = Math.trunc(Math.abs(amount) / 100);
  const rest = String(Math.abs(amount) % 100).padStart(2, '0');
  const whole = grouped ? pounds.toLocaleString('en-GB') : String(pounds);
  return `${amount < 0 ? '-' : ''}${whole}.${rest}`;
}
