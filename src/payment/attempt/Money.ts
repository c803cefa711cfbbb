/** The knowledge of the money of one payment attempt, as far as this page was told. */
export type Money =
  /** No request that may take money has left this page since the server last said that nothing is held. */
  | { readonly known: 'untouched' }
  /** A request that may take money has left, and no answer tells what came of it. */
  | { readonly known: 'asked' }
  /** The bank asks its customer; it holds nothing until they answer. */
  | { readonly known: 'challenged' }
  /** The bank holds the money, and the order is still to be made. */
  | { readonly known: 'held' }
  /** The server said that this payment is declined or ended, or that the cart has no payment under way. */
  | { readonly known: 'refused' }
  | { readonly known: 'taken'; readonly orderId: string }
  /** The cart is gone, and no answer tells by whom: another tab may have paid for it. */
  | { readonly known: 'elsewhere' };

/**
 * The proof that an attempt has charged nothing. Only `proofOf` makes one, from what is known of the money, so that no
 * sentence can claim it otherwise.
 */
export class NoCharge {
  private constructor(readonly because: 'untouched' | 'refused') {}

  static proofOf({ known }: Money): NoCharge | undefined {
    return known === 'untouched' || known === 'refused' ? new NoCharge(known) : undefined;
  }
}
