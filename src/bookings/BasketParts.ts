import type { ApiClient } from '../kit/api/ApiClient';
import type { BasketSource } from '../kit/api/basket';
import type { ToastStore } from '../kit/site/ToastStore';

/** The services of which the basket's store is made. */
export type BasketParts = {
  readonly client: ApiClient;
  readonly toasts: ToastStore;
  readonly source: BasketSource;
  /** Returns the payment on this page; `undefined` on a page without a payment. */
  readonly payment: () => { readonly inProgress: boolean } | undefined;
};
