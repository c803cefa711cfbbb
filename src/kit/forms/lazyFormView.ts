import { lazyPart } from '../components/lazyPart';
const load = () => import('./FormView');

/** Renders a form; its code loads with the first form that has fields, or earlier by `prefetchFormView`. */
export const FormView = lazyPart(load, (part) => part.FormView);

/** Loads the form code while the browser is idle, for a customer who will soon reach a form. */
export function prefetchFormView(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAhead);
  else setTimeout(fetchAhead, 500);
}

/** Loads the code and ignores a failure: the form itself loads it again and reports the error. */
function fetchAhead(): void {
  load().catch(() => undefined);
}
