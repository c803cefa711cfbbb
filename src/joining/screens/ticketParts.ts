import { preloadedPart } from '../../kit/components/lazyPart';

/** The part of the summary that says what the selection costs; `preloadTicketPrice` loads it before there is a selection. */
export const { Preloaded: TicketPrice, preload: preloadTicketPrice } = preloadedPart(
  () => import('./TicketPrice'),
  (part) => part.TicketPrice,
);
