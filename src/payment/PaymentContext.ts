import { createContext, useContext } from 'react';
import type { CheckoutStore } from './CheckoutStore';
import type { OrdersStore } from './OrdersStore';
import type { PaymentStore } from './flow/PaymentStore';

export type PaymentStores = {
  readonly checkout: CheckoutStore;
  readonly payment: PaymentStore;
  readonly orders: OrdersStore;
};

const PaymentContext = createContext<PaymentStores | undefined>(undefined);

export const PaymentProvider = PaymentContext.Provider;

export function usePayment(): PaymentStores {
  const stores = useContext(PaymentContext);
  if (!stores) throw new Error('A part of the checkout was drawn outside a PaymentProvider.');
  return stores;
}
