/** A customer who exists from the start. */
export type CustomerSeed = {
  readonly email: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mandate?: boolean;
  readonly billingDay?: number;
  readonly soldTo?: string;
  readonly staff?: boolean;
  /** The state of the card that the customer has saved with every provider. */
  readonly savedCard?: 'good' | 'expired';
  /** True if the customer has the holdings of `holdings.ts`, at the first venue. */
  readonly member?: true;
  /** The customer's credit, in pence. */
  readonly credit?: number;
  /** The credit that came with a membership, in pence. */
  readonly membershipCredit?: number;
  /** The note about this customer in the terminal's list. */
  readonly note: string;
};
