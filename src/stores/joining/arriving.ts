import type { Venue } from '../../api/venues';

/** What the address says of a joining. */
export type JoiningRoute = {
  readonly centre?: string | undefined;
  readonly membership?: string | undefined;
  readonly paymentType?: string | undefined;
};

/** `failed`: what the address names could not be asked for, so nothing of it is known. */
export type ArrivalStatus = 'coming' | 'arrived' | 'failed';

/** What arriving asks of the joining. */
export type Arriving = {
  readonly venue: Venue | undefined;
  /** The section that gives the start date. */
  readonly datesSection: string | undefined;
  readonly started: boolean;
  /** Empty until it is known which journey is walked. */
  readonly journeyHash: string;
  change(provision: string): void;
  /** Lets the address say what is chosen. */
  showChoice(options: { readonly replace: boolean }): void;
  startWith(held: readonly string[]): void;
  /** Tests the chosen membership against the catalogue; one that can't be had is given up. */
  catalogueChanged(): void;
  /** Tells that a chosen membership can't be had. */
  refuseChoice(message: string): void;
};
