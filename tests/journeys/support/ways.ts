import { differentFilms, filmsOf, type Film, type Frame } from '../../../src/journey/compare/films';
import type { DisplayedSection } from '../../../src/journey/sections';
import type { Language } from '../../../src/journey/step';

/** What can be seen of a journey whose sections open one at a time. */
export type Moment = { readonly open: string | null; readonly sections: readonly string[] };

/** What can be seen of a journey whose sections are all open: what they say of themselves, and the submit button. */
export type Sheet = { readonly sections: readonly string[]; readonly submitLabel: string | undefined };

/** One film for each different way through the journey. */
export function waysThrough(language: Language): readonly Film[] {
  const films = filmsOf(language, 5000);
  if (!films) throw new Error(`${language.journey.id}: too many customers to film.`);
  return differentFilms(films);
}

/** What is seen of a film. Before anything is open, the page says that it is loading. */
export function momentsOf(film: Film): readonly Moment[] {
  return withoutRepeats(film.frames.filter(({ open }) => open !== null).map(momentOf));
}

export function momentOf({ open, sections }: Frame): Moment {
  return { open, sections: sections.filter(isShown).map(({ id }) => id) };
}

/** The same where all is open. Before any section is there, the page says that it is loading. */
export function sheetsOf(film: Film, amount: string): readonly Sheet[] {
  const loaded = film.frames.filter(({ sections }) => sections.length > 0);
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
export function openings({ frames }: Film): readonly Frame[] {
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
