/** A card as Stripe shows it. */
export type PaymentMethod = {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
};
