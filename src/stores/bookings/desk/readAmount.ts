import { pence, type Pence } from '../../../core/money';

/** Pounds as they are typed, with or without the sign of the currency: `10`, `10.5`, `£1,010.50`. `undefined` for anything else. */
export function readAmount(text: string, symbol = '£'): Pence | undefined {
  const bare = text.trim().replace(symbol, '').trim();
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,6})?(?:\.(\d{1,2}))?$/.exec(bare);
  if (!match || bare === '') return undefined;
  const [, pounds = '0', rest = ''] = match;
  return pence(Number(pounds.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0')));
}
