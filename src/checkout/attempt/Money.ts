/** The state of one attempt's money, as far as this page knows it. */
export type Money =
  /** No request that may take money was sent since the server last confirmed that nothing is held. */
  | { readonly known: 'untouched' }
  /** A request that may take money was sent, and its outcome is unknown. */
  | { readonly known: 'requested' }
  /** The bank challenges its customer, and holds no money until they complete the challenge. */
  | { readonly known: 'challenged' }
  /** The bank holds the money, and the order is not made yet. */
  | { readonly known: 'held' }
  /** The server has confirmed that the payment is declined or ended, or that the cart has no payment under way. */
  | { readonly known: 'refused' }
  | { readonly known: 'taken'; readonly orderId: string }
  /** The cart is gone for an unknown reason: another tab may have paid for it. */
  | { readonly known: 'elsewhere' };

/**
 * The proof that an attempt has charged nothing. Only `proofOf` creates one, from the state of the money, so that the page
 * can't claim it without proof.
 */
export class NoCharge {
  private constructor(readonly because: 'untouched' | 'refused') {}

  static proofOf({ known }: Money): NoCharge | undefined {
    return known === 'untouched' || known === 'refused' ? new NoCharge(known) : undefined;
  }
}
