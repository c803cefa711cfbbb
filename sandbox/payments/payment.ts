import { ApiError } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import type { Database } from '../database/database';
import type { Attempt } from '../database/tables';
import type { Shop } from './payable';
import type { PaymentProvider } from './provider';

/** What every step of a payment needs. */
export type Payment = {
  readonly db: Database;
  readonly customer: Customer;
  readonly providers: Readonly<Record<string, PaymentProvider>>;
  /** The name of the provider that new payments go to. */
  readonly chosen: string;
  readonly savedCards: boolean;
  readonly now: Date;
  /** How long places that are paid for are held anew. */
  readonly holdMinutes: number;
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
