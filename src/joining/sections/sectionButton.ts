import type { DisplayedSection } from '../../ground/journey/language/sections';

/** Returns the words on a section's button; `saves` is true if pressing it saves answers that were changed. */
export function labelOf({ form, continueLabel }: DisplayedSection, saves: boolean): string {
  return saves ? (form?.saveLabel ?? 'Save and continue') : continueLabel;
}

/** Returns the id of the text that says what a section's button waits for. */
export function reasonId({ id }: Pick<DisplayedSection, 'id'>): string {
  return `${id}-reason`;
}
