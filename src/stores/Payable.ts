import type { Body } from '../api/call';
import type { Terms } from '../api/memberships';
import type { Request } from './Request';

export type Tender = Body<'completePayment'>['payments'][number];

/** Pence, and as the page shows them. */
export type Due = { readonly raw: number; readonly formatted: string };

/** What a checkout takes payment for: the joining cart, or the basket. */
export type Payable = {
  /** Its id on the server; `undefined` where there is nothing to pay for. */
  readonly id: string | undefined;
  /** Stands for what is sold and at which price: consent to other goods, or another price, is none to these. */
  readonly fingerprint: string;
  /** What is left to pay by card. */
  readonly due: Due | undefined;
  /** What pays for it beside the card, such as credit. */
  readonly tenders: readonly Tender[];
  /** Where asking the server for it stands. */
  readonly request: Pick<Request<unknown>, 'status' | 'error'>;
  /** What paying for it asks to accept, waivers among it. */
  readonly terms: Request<readonly Terms[]>;
  /** Which of the terms are waivers, by id. */
  readonly waivers: readonly number[];
  load(): Promise<void>;
  loadTerms(): Promise<void>;
  /**
   * Empties it on the server too. What is being paid for stays, there and here. Answers whether the server has emptied
   * it; where it did not answer, nobody knows.
   */
  discard(): Promise<boolean>;
};
