import type { Form, Journey, Section, SubmitLabel } from '../../../../schemas/generated/journey';
import { memoise } from './memoise';
import { decide, holds, type Decision, type Facts } from '../../rules/rules';

/** A section as displayed under the facts, with the first variant whose `when` holds merged in. */
export type DisplayedSection = {
  readonly id: string;
  readonly title: string | undefined;
  readonly intro: string | undefined;
  readonly continueLabel: string;
  readonly editLabel: string;
  readonly provides: readonly string[];
  readonly form: Form | undefined;
  readonly call: string | undefined;
  readonly skipped: boolean;
  readonly greyedOut: boolean;
  readonly editable: boolean;
};

/**
 * A section under the facts. `openable`: Continue may open the section, which is displayed, not skipped and not greyed
 * out.
 */
export type Stage = { readonly section: Section; readonly openable: Decision; readonly drawn: DisplayedSection };

/** Evaluates every section under the facts, displayed or not, by rising order. */
export const stages = memoise((journey: Journey, facts: Facts): readonly Stage[] =>
  inOrder(journey).map((section) => {
    const { display = true, skip = false, greyedOut = false } = section;
    const openable = decide({ not: { any: [{ not: display }, skip, greyedOut] } }, facts);
    return { section, openable, drawn: draw(section, facts) };
  }),
);

/** Returns the sections that the customer sees, by rising order. */
export const displayedSections = memoise((journey: Journey, facts: Facts): readonly DisplayedSection[] =>
  stages(journey, facts)
    .filter(({ section }) => holds(section.display ?? true, facts))
    .map(({ drawn }) => drawn),
);

/** Returns the sections that Continue may open, by rising order. */
export function openableSections(journey: Journey, facts: Facts): readonly DisplayedSection[] {
  return stages(journey, facts)
    .filter(({ openable }) => openable === true)
    .map(({ drawn }) => drawn);
}

/** Reports whether Continue may open a section. */
export function isOpenable(journey: Journey, facts: Facts, id: string | undefined): boolean {
  return openableSections(journey, facts).some((section) => section.id === id);
}

/** Returns the sections that a customer fills in now: the open one, or with all sections open every one that is not greyed out. */
export function openSections(
  { journey }: { readonly journey: Journey },
  facts: Facts,
  { open, status }: { readonly open: string | null; readonly status: string },
): readonly DisplayedSection[] {
  if (status !== 'filling') return [];
  const isOpen = ({ id, greyedOut }: DisplayedSection): boolean =>
    journey.layout === 'all-open' ? !greyedOut : id === open;
  return displayedSections(journey, facts).filter(isOpen);
}

/** A journey of one section, whose rules name only facts that a part of the journey with this section knows. */
export function sectionAlone(journey: Journey, id: string): Journey {
  return { ...journey, sections: journey.sections.filter((section) => section.id === id) };
}

/** Returns a journey's sections by rising order. */
export function inOrder({ sections }: Journey): readonly Section[] {
  return sorted(sections, sections);
}

const sorted = memoise((sections: readonly Section[], _: readonly Section[]): readonly Section[] =>
  [...sections].sort((a, b) => a.order - b.order),
);

/** Returns the submit button's label and action under the facts; `undefined` if no entry applies. */
export function submitLabel(journey: Journey, facts: Facts): SubmitLabel | undefined {
  return journey.submitLabel?.find((label) => holds(label.when ?? true, facts));
}

function draw(section: Section, facts: Facts): DisplayedSection {
  const variant = section.variants?.find((each) => holds(each.when ?? true, facts));
  return {
    id: section.id,
    title: section.title,
    intro: variant?.intro ?? section.intro,
    continueLabel: variant?.continueLabel ?? section.continueLabel ?? 'Continue',
    editLabel: section.editLabel ?? 'Edit',
    provides: section.provides ?? [],
    form: variant?.form ?? section.form,
    call: variant?.call ?? section.call,
    skipped: holds(section.skip ?? false, facts),
    greyedOut: holds(section.greyedOut ?? false, facts),
    editable: holds(section.editable ?? true, facts),
  };
}
