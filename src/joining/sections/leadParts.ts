import { preloadedPart } from '../../kit/components/lazyPart';

const load = () => import('./leads');

const offer = preloadedPart(load, (part) => part.SignInOffer);
const note = preloadedPart(load, (part) => part.PaymentNote);
const facts = preloadedPart(load, (part) => part.SignedInFacts);

/** What stands above a section's form. */
export const { Preloaded: SignInOffer } = offer;
export const { Preloaded: PaymentNote } = note;
export const { Preloaded: SignedInFacts } = facts;

/** Loads them before their section opens, so that nothing moves when they appear. */
export async function preloadLeads(): Promise<void> {
  await Promise.all([offer.preload(), note.preload(), facts.preload()]);
}
