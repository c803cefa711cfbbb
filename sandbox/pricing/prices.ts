import type { Price } from '../../schemas/generated/wire';
import { formatLongDate, type IsoDate } from '../../src/core/dates';
import { decimalPence, formatPence, type Pence } from '../../src/core/money';
import { operator } from '../seed/operator';
import type { Quote } from './quote';

/** In the operator's currency: `£12.47`. */
export function priceText(amount: Pence): string {
  return formatPence(amount, operator.currency.symbol);
}

export function priceAnswer(amount: Pence): Price {
  return { raw: amount, formatted: priceText(amount), decimal: decimalPence(amount) };
}

/** As orders carry it. */
export function orderAmount(amount: Pence): Price & { currency: string } {
  return { ...priceAnswer(amount), currency: operator.currency.code };
}

/** The lines of a quote in the wire's words; the setup fee's name there is `joining_fee`. */
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
