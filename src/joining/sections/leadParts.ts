import { preloadedPart } from '../../kit/components/lazyPart';

const offer = preloadedPart(
  () => import('../../sign-in/sections/SignInOffer'),
  (part) => part.SignInOffer,
);
const login = preloadedPart(
  () => import('../../sign-in/sections/LogInInstead'),
  (part) => part.LogInInstead,
);
const note = preloadedPart(
  () => import('./mandate/PaymentNote'),
  (part) => part.PaymentNote,
);
const facts = preloadedPart(
  () => import('./SignedInFacts'),
  (part) => part.SignedInFacts,
);
const price = preloadedPart(
  () => import('./PricePlace'),
  (part) => part.PricePlace,
);

/** The parts that stand above a section's form. */
export const { Preloaded: SignInOffer } = offer;
/** The way out at an email address that has an account. */
export const { Preloaded: LogInInstead } = login;
export const { Preloaded: PaymentNote } = note;
export const { Preloaded: SignedInFacts } = facts;
/** The place at which a section says that its amounts could not be worked out. */
export const { Preloaded: PricePlace } = price;

/** Loads them before their section opens, so that nothing moves when they appear. */
export async function preloadLeads(): Promise<void> {
  await Promise.all([offer, login, note, facts, price].map((part) => part.preload()));
}
