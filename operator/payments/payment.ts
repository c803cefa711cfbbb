import { ApiError } from '../contract/apiError';
import type { Database } from '../database/database';
import type { Attempt } from '../database/tables/payments';
import type { Buying, Shop, Shops } from '../orders/shop';
import type { PaymentProvider } from './provider';

/** The things that every step of a payment needs. */
export type Payment = Buying & {
  readonly db: Database;
  readonly providers: Readonly<Record<string, PaymentProvider>>;
  /** The name of the provider for new payments. */
  readonly chosen: string;
  readonly savedCards: boolean;
  /** The version of the cart that the customer saw; undefined if the request names none. */
  readonly seenVersion: string | undefined;
  /** The shop of the cart that the request names. */
  readonly shop: Shop;
  readonly shops: Shops;
};

export function providerNamed({ providers }: Pick<Payment, 'providers'>, name: string): PaymentProvider {
  const found = providers[name];
  if (!found) throw new ApiError(422, `Payment provider ${name} is not supported`);
  return found;
}

/** Returns the provider with which an attempt was begun, whichever is chosen now. */
export function providerOf(payment: Pick<Payment, 'providers'>, { provider }: Attempt): PaymentProvider {
  return providerNamed(payment, provider);
}
