import type { Price } from '../../schemas/generated/wire';
import { formatLongDate, type IsoDate } from '../../src/ground/core/dates';
import { decimalPence, formatPence, type Pence } from '../../src/ground/core/money';
import { operator } from '../setup/operator';
import type { Quote } from './quote';

/** Formats an amount in the operator's currency: `£12.47`. */
export function priceText(amount: Pence): string {
  return formatPence(amount, operator.currency.symbol);
}

export function priceAnswer(amount: Pence): Price {
  return { raw: amount, formatted: priceText(amount), decimal: decimalPence(amount) };
}

/** Returns an amount in the form that orders have. */
export function orderAmount(amount: Pence): Price & { currency: string } {
  return { ...priceAnswer(amount), currency: operator.currency.code };
}

/** Returns the lines of a quote in the wire's words, where the setup fee is called `joining_fee`. */
export function feeAnswers(
  quote: Quote,
): Record<'joining_fee' | 'base_fee' | 'pro_rata_fee' | 'month_in_hand_fee' | 'discount', Price> {
  return {
    joining_fee: priceAnswer(quote.joiningFee),
    base_fee: priceAnswer(quote.baseFee),
    pro_rata_fee: priceAnswer(quote.proRataFee),
    month_in_hand_fee: priceAnswer(quote.monthInHandFee),
    discount: priceAnswer(quote.discount),
  };
}

export function prettyDate(date: IsoDate | null): string | null {
  return date === null ? null : formatLongDate(date);
}
