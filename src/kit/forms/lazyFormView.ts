import { preloadedPart } from '../components/lazyPart';

/** `FormView` renders a form; its code loads with the first form that has fields, or earlier by `preloadFormView`. */
export const { Preloaded: FormView, preload: preloadFormView } = preloadedPart(
  () => import('./FormView'),
  (part) => part.FormView,
);
