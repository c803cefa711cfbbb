import { requiredContext } from '../kit/components/requiredContext';
import type { CheckoutStore } from './CheckoutStore';
import type { OrdersStore } from './OrdersStore';
import type { PaymentStore } from './flow/PaymentStore';

export type PaymentStores = {
  readonly checkout: CheckoutStore;
  readonly payment: PaymentStore;
  readonly orders: OrdersStore;
};

export const [PaymentProvider, usePayment] = requiredContext<PaymentStores>('payment');
