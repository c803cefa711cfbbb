import type { KeyValueStorage } from '../../ground/core/services';
import type { PaymentOrder } from '../attempt/PaymentOrder';
import { forgetPayment, keepPayment, keptPayment, type KeptPayment } from './KeptPayment';

export type PaymentKeeperParts = {
  readonly storage: KeyValueStorage;
  /** The customer who is signed in. */
  readonly customerId: () => string | undefined;
  readonly newKey: () => string;
};

/** Keeps the payment of this tab, so that a retry after a reload or another press has the same idempotency key. */
export class PaymentKeeper {
  private kept: KeptPayment | undefined;

  constructor(private readonly parts: PaymentKeeperParts) {}

  /** The signed-in customer's payment, from before a reload or from now. */
  stored(): KeptPayment | undefined {
    return keptPayment(this.parts.storage, this.parts.customerId());
  }

  storedFor(cartId: string): KeptPayment | undefined {
    const stored = this.stored();
    return stored?.cartId === cartId ? stored : undefined;
  }

  /** Keeps the payment before its request is sent. `transactionUuid` is left out where nothing is due. */
  keep({ cartId, version, terms, completedWaivers, tenders }: PaymentOrder, transactionUuid: string | undefined): void {
    const { storage, newKey, customerId } = this.parts;
    const before = this.kept ?? this.storedFor(cartId);
    const key = transactionUuid ?? (before?.cartId === cartId ? before.key : newKey());
    const named = transactionUuid === undefined ? {} : { transactionUuid };
    this.kept = { customerId: customerId() ?? '', cartId, version, terms, completedWaivers, tenders, key, ...named };
    keepPayment(storage, this.kept);
  }

  /** The idempotency key of the order's payment; empty if it was not kept. */
  keyOf({ cartId }: PaymentOrder): string {
    return this.kept?.cartId === cartId ? this.kept.key : '';
  }

  forget(): void {
    this.kept = undefined;
    forgetPayment(this.parts.storage);
  }
}
