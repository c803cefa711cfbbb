import { pence, type Pence } from '../../../ground/core/money';

/** Parses a typed amount such as `10`, `10.5` or `£1,010.50`; the symbol is optional. Returns `undefined` for other text. */
export function readAmount(text: string, symbol = '£'): Pence | undefined {
  const bare = text.trim().replace(symbol, '').trim();
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,6})?(?:\.(\d{1,2}))?$/.exec(bare);
  if (!match || bare === '') return undefined;
  const [, pounds = '0', rest = ''] = match;
  return pence(Number(pounds.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0')));
}
