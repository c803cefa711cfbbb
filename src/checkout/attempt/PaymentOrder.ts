import type { SavedCard } from '../../kit/api/checkout';
import type { Tender } from '../Payable';

/** The order that an attempt pays for. */
export type PaymentOrder = {
  readonly cartId: string;
  /** The version of the cart that the customer agreed to; the server takes money for no other. */
  readonly version: string;
  readonly terms: readonly number[];
  readonly completedWaivers: readonly number[];
  readonly source: string;
  /** The server's amount to pay by card, in pence; the server checks it again. */
  readonly amount: number;
  /** The tenders other than the card, such as credit. */
  readonly tenders: readonly Tender[];
  /** The saved card to pay with; left out for a new card. */
  readonly savedCard?: SavedCard;
};
