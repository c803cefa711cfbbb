import { use, type ReactNode } from 'react';
import { PaymentProvider, type PaymentStores } from '../payment/PaymentContext';

type PayingProps = { readonly load: () => Promise<PaymentStores>; readonly screen: ReactNode };

/** A screen that needs what only paying needs. */
export function Paying({ load, screen }: PayingProps) {
  return <PaymentProvider value={use(load())}>{screen}</PaymentProvider>;
}
