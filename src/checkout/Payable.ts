import type { RequestBody } from '../kit/api/call';
import type { Terms } from '../kit/api/memberships';
import type { ApiRequest } from '../kit/api/ApiRequest';

export type Tender = RequestBody<'completePayment'>['payments'][number];

/** An amount: `raw` in pence, `formatted` for display. */
export type Due = { readonly raw: number; readonly formatted: string };

/** The joining cart or the basket, as the checkout sees it. */
export type Payable = {
  /** The cart's id on the server; `undefined` without a cart. */
  readonly id: string | undefined;
  /** The server's version of the goods and their prices: acceptance of terms is valid for one only. Empty without a cart. */
  readonly version: string;
  /** The amount to pay by card. */
  readonly due: Due | undefined;
  /** The tenders other than the card, such as credit. */
  readonly tenders: readonly Tender[];
  /** The status of loading the cart. */
  readonly request: Pick<ApiRequest<unknown>, 'status' | 'error'>;
  /** The terms to accept before paying, including waivers. */
  readonly terms: ApiRequest<readonly Terms[]>;
  /** Ids of the terms that are waivers. */
  readonly waivers: readonly number[];
  load(): Promise<void>;
  /** Loads the terms; and the cart again, if the server no longer has it open: another tab has paid for it or replaced it. */
  loadTerms(): Promise<void>;
  /**
   * Empties the cart, here and on the server, unless it is being paid for. Resolves with true if the server has emptied
   * it, and with false if it has not or its response is unknown.
   */
  discard(): Promise<boolean>;
};
