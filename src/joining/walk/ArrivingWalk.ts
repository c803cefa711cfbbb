import type { EventRole } from '../../ground/journey/language/roles';
import type { Venue } from '../../kit/api/venues';
import type { JourneyStore } from '../../kit/walk/JourneyStore';
import type { Choosing } from './Choosing';
import type { Trail } from './Trail';

/** The part of a joining that an arrival works with. */
export type ArrivingWalk = {
  readonly venue: Venue | undefined;
  readonly started: boolean;
  readonly journey: JourneyStore;
  /** Goes to a section that the browser's history names, or to one before it that asks again for something. */
  readonly forms: { returnTo(section: string): void };
  readonly choosing: Choosing;
  readonly trail: Trail;
  /** The cart that the joining was put into last. */
  cartId: string | undefined;
  /** Empty until the journey is known. */
  readonly journeyHash: string;
  startWith(held: readonly string[], section: string | undefined): void;
  happened(role: EventRole, section?: string): void;
  /** Gives up the chosen membership if the catalogue no longer offers it. */
  catalogueChanged(): void;
  /** Shows the reason why the chosen membership is not available. */
  refuseChoice(message: string): void;
};
