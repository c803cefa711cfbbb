/** A customer who is there from the start. */
export type CustomerSeed = {
  readonly email: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mandate?: boolean;
  readonly billingDay?: number;
  readonly soldTo?: string;
  readonly staff?: boolean;
  /** Has a card on file with every provider, good until then. */
  readonly savedCard?: 'good' | 'expired';
  /** Has what `holdings.ts` says, at the first venue. */
  readonly member?: true;
  /** Pence. */
  readonly credit?: number;
  /** Pence that came with a membership. */
  readonly membershipCredit?: number;
  /** What is special about this customer, for the start-up list. */
  readonly note: string;
};
