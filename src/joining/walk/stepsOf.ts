import { inOrder, type DisplayedSection } from '../../ground/journey/language/sections';
import { sectionsToCome } from '../../ground/journey/language/sectionsToCome';
import type { JourneyStore } from '../../kit/walk/JourneyStore';

/** A step of a journey; `section` is missing while it is not known whether the step comes. */
export type JourneyStep = { readonly id: string; readonly section: DisplayedSection | undefined };

/**
 * Returns the steps that the customer takes: the displayed sections, without those that are skipped, and by their ids those
 * that may still come. A skipped section without a form is a step too, since it only announces what follows.
 */
export function stepsOf({ journey, language, facts, sections, state }: JourneyStore): readonly JourneyStep[] {
  const toCome = sectionsToCome(language, facts, state.has).map(({ id }) => id);
  return inOrder(journey).flatMap(({ id }): readonly JourneyStep[] => {
    const section = sections.find((each) => each.id === id);
    if (section?.skipped === true && section.form !== undefined) return [];
    return section || toCome.includes(id) ? [{ id, section }] : [];
  });
}
