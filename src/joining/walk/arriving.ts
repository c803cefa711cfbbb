import type { Venue } from '../../kit/api/venues';

/** The choice that a joining's address names. */
export type JoiningRoute = {
  readonly centre?: string | undefined;
  readonly membership?: string | undefined;
  readonly paymentType?: string | undefined;
};

/** `failed`: a request for the choice that the address names had no answer. */
export type ArrivalStatus = 'coming' | 'arrived' | 'failed';

/** The part of a joining that an arrival works with. */
export type Arriving = {
  readonly venue: Venue | undefined;
  /** The section that gives the start date. */
  readonly datesSection: string | undefined;
  readonly started: boolean;
  /** The provisions that the customer has given so far. */
  readonly given: readonly string[];
  /** Empty until the journey is known. */
  readonly journeyHash: string;
  change(provision: string): void;
  /** Changes the address to name the choice. */
  showChoice(options: { readonly replace: boolean }): void;
  startWith(held: readonly string[]): void;
  /** Gives up the chosen membership if the catalogue no longer offers it. */
  catalogueChanged(): void;
  /** Shows the reason why the chosen membership is not available. */
  refuseChoice(message: string): void;
};
