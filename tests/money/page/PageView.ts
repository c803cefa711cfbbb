import type { CountedSale } from '../Till';
import type { Claim, Offer, Shown } from './pageAdapter';

/** A document as the simulation sees it, whichever of the operator's sites it is of. */
export type PageView = {
  readonly path: string;
  /** The path with its query, as a reload loads it. */
  readonly address: string;
  /** The document's state, for the tally of states. */
  readonly status: string;
  readonly isMember: boolean;
  /** True while a kiosk covers the document, because a visit is over. */
  readonly isCovered: boolean;
  readonly userId: string | undefined;
  readonly shown: Shown | undefined;
  readonly claims: readonly Claim[];
  readonly allOffers: readonly Offer[];
  /** The answer that the document waits for; `undefined` where its reader can go on or is done. */
  readonly waits: string | undefined;
  /** The sales for which money is in the till, by what the page knows of it. */
  readonly countedSales: readonly CountedSale[];
  /** The orders whose refund the page knows to be unfinished at this till, by their ids. */
  readonly openRefunds: readonly string[];
  /** The texts of its toasts. */
  readonly notices: readonly string[];
  /** The order that the page tells of as sold here, by its id. */
  readonly soldOrder: string | undefined;
  /** Does what drawing the screen would do. */
  draw(): void;
  close(): void;
  /** Goes on as after logging in: the session's cookies are there. */
  signIn(token: string): void;
  remainders(keptKeys: readonly string[]): readonly string[];
};
