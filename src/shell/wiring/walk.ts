/**
 * The code of walking a journey, in one chunk: the joining site and its kiosks load it together with the app, all others
 * with the first screen that needs it.
 */
export { vocabulary } from '../../../schemas/vocabulary';
export { createJoining, startJoining } from '../../joining/create';
export { joinOnline } from '../../joining/walk/joinOnline';
export { forgetKept } from '../../joining/walk/KeptJoining';
export { bundledJourneys, loadJourney } from '../../kit/walk/journeyFile';
