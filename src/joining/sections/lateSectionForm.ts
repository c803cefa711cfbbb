import { preloadedPart } from '../../kit/components/lazyPart';

/** The form of a section. Its code loads with the first section that has one, or earlier by `preloadSectionForm`. */
export const { Preloaded: SectionForm, preload: preloadSectionForm } = preloadedPart(
  () => import('./SectionForm'),
  (part) => part.SectionForm,
);
