import { lazyPart } from '../components/lazyPart';
const load = () => import('./FormView');

/** Draws a form; its code arrives with the first form that has fields, or when `prefetchFormView` was called before. */
export const FormView = lazyPart(load, (part) => part.FormView);

/** Fetches the code while nothing else happens, for a customer who will come to a form soon. */
export function prefetchFormView(): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAhead);
  else setTimeout(fetchAhead, 500);
}

/** What fails here is asked for again by the form itself, which then tells. */
function fetchAhead(): void {
  load().catch(() => undefined);
}
