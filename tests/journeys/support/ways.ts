import {
  distinctWalkthroughs,
  walkthroughsOf,
  type Walkthrough,
  type Frame,
} from '../../../src/ground/journey/compare/walkthroughs';
import type { DisplayedSection } from '../../../src/ground/journey/language/sections';
import type { Language } from '../../../src/ground/journey/language/step';

/** The visible state of a journey whose sections open one at a time. */
export type Moment = { readonly open: string | null; readonly sections: readonly string[] };

/** The visible state of a journey whose sections are all open: what they say of themselves, and the submit button. */
export type Sheet = { readonly sections: readonly string[]; readonly submitLabel: string | undefined };

/** One walkthrough for each different way through the journey. */
export function waysThrough(language: Language): readonly Walkthrough[] {
  const walkthroughs = walkthroughsOf(language, 5000);
  if (!walkthroughs) throw new Error(`${language.journey.id}: too many customers to follow.`);
  return distinctWalkthroughs(walkthroughs);
}

/** The visible state of a walkthrough. Before anything is open, the page says that it is loading. */
export function momentsOf(walkthrough: Walkthrough): readonly Moment[] {
  return withoutRepeats(walkthrough.frames.filter(({ open }) => open !== null).map(momentOf));
}

export function momentOf({ open, sections }: Frame): Moment {
  return { open, sections: sections.filter(isShown).map(({ id }) => id) };
}

/** The same where all is open. Before any section is there, the page says that it is loading. */
export function sheetsOf(walkthrough: Walkthrough, amount: string): readonly Sheet[] {
  const loaded = walkthrough.frames.filter(({ sections }) => sections.length > 0);
  return withoutRepeats(loaded.map((frame) => sheetOf(frame, amount)));
}

/** Each section as it can only be told: by its title, by what it says instead of a form, or as the one that has neither. */
function sheetOf({ sections, submitLabel }: Frame, amount: string): Sheet {
  return {
    sections: sections.map(({ title, form, intro }) => title ?? (form === undefined ? (intro ?? '') : '')),
    submitLabel: submitLabel?.replace('{amountDue}', amount),
  };
}

/** Each opened section once, as it stands when the customer goes on from it. */
export function openings({ frames }: Walkthrough): readonly Frame[] {
  return frames.filter(({ open }, index) => open !== null && open !== frames[index + 1]?.open);
}

export function openSectionOf({ open, sections }: Frame): DisplayedSection {
  const section = sections.find(({ id }) => id === open);
  if (!section) throw new Error(`"${open}" is open but not displayed.`);
  return section;
}

export function withoutRepeats<T>(seen: readonly T[]): readonly T[] {
  return seen.filter((each, index) => JSON.stringify(each) !== JSON.stringify(seen[index - 1]));
}

/** A skipped section that has a form is passed over unseen; one without says what comes next. */
function isShown({ skipped, form }: DisplayedSection): boolean {
  return !skipped || form === undefined;
}
