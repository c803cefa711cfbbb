import { preloadedPart } from '../../kit/components/lazyPart';

const load = () => import('./ConsentNote');

const note = preloadedPart(load, (part) => part.ConsentNote);
const settings = preloadedPart(load, (part) => part.CookieSettings);

/** The question for consent and its button in the footer: code that only operators with analytics need. */
export const { Preloaded: ConsentNote } = note;
export const { Preloaded: CookieSettings } = settings;

/** Loads both before the page is drawn, so that nothing moves when they appear. */
export async function preloadConsent(): Promise<void> {
  await Promise.all([note.preload(), settings.preload()]);
}
