import type { DisplayedSection } from '../../ground/journey/language/sections';
import type { JourneyStore } from '../../kit/walk/JourneyStore';

type Steps = Pick<JourneyStore, 'sections' | 'state'>;

/** Reports whether the checkout comes after the open section. */
export function leadsToCheckout({ sections, state }: Steps): boolean {
  const later = sections.slice(sections.findIndex(({ id }) => id === state.open) + 1);
  return later.every(({ skipped }) => skipped);
}

/**
 * Returns the words on the open section's button; `saves` is true if pressing it saves answers that were changed. A journey
 * cannot know which section is the last for whom, so that one says by itself that the checkout comes next.
 */
export function labelOf({ form, continueLabel }: DisplayedSection, saves: boolean, journey: Steps): string {
  if (saves) return form?.saveLabel ?? 'Save and continue';
  return continueLabel === 'Continue' && leadsToCheckout(journey) ? 'Continue to checkout' : continueLabel;
}

/** Returns the id of the text that says what a section's button waits for. */
export function reasonId({ id }: Pick<DisplayedSection, 'id'>): string {
  return `${id}-reason`;
}
