import { use, type ReactNode } from 'react';
import { PaymentProvider, type PaymentStores } from './PaymentContext';

type PayingProps = { readonly load: () => Promise<PaymentStores>; readonly screen: ReactNode };

/** Renders a screen that needs the payment stores, after loading them. */
export function WithPayment({ load, screen }: PayingProps) {
  return <PaymentProvider value={use(load())}>{screen}</PaymentProvider>;
}
