import { ApiError } from '../contract/apiError';
import type { Database } from '../database/database';
import type { Attempt } from '../database/tables';
import type { Buying, Shop } from './shop';
import type { PaymentProvider } from './provider';

/** What every step of a payment needs. */
export type Payment = Buying & {
  readonly db: Database;
  readonly providers: Readonly<Record<string, PaymentProvider>>;
  /** The name of the provider that new payments go to. */
  readonly chosen: string;
  readonly savedCards: boolean;
  /** Who sells what is paid for. */
  readonly shop: Shop;
};

export function providerNamed({ providers }: Pick<Payment, 'providers'>, name: string): PaymentProvider {
  const found = providers[name];
  if (!found) throw new ApiError(422, `Payment provider ${name} is not supported`);
  return found;
}

/** The provider that an attempt was begun with, whichever is chosen now. */
export function providerOf(payment: Pick<Payment, 'providers'>, { provider }: Attempt): PaymentProvider {
  return providerNamed(payment, provider);
}
