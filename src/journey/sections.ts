import type { Form, Journey, Section, SubmitLabel, Vocabulary } from '../../schemas/generated/journey';
import { fieldUi } from './fieldUi';
import { remember } from './remember';
import { decide, holds, type Decision, type Facts } from '../rules/rules';

/** A section as it is drawn under the facts: its first variant whose `when` holds is merged into it. */
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

/** A section as it stands under the facts, and whether Continue may open it: displayed, neither skipped nor greyed out. */
export type Stage = { readonly section: Section; readonly openable: Decision; readonly drawn: DisplayedSection };

/** Every section by rising order, displayed or not, as it stands under the facts. */
export const stages = remember((journey: Journey, facts: Facts): readonly Stage[] =>
  inOrder(journey).map((section) => {
    const { display = true, skip = false, greyedOut = false } = section;
    const openable = decide({ not: { any: [{ not: display }, skip, greyedOut] } }, facts);
    return { section, openable, drawn: draw(section, facts) };
  }),
);

/** What the customer sees, by rising order. */
export const displayedSections = remember((journey: Journey, facts: Facts): readonly DisplayedSection[] =>
  stages(journey, facts)
    .filter(({ section }) => holds(section.display ?? true, facts))
    .map(({ drawn }) => drawn),
);

/** Every section by rising order. */
export function inOrder({ sections }: Journey): readonly Section[] {
  return [...sections].sort((a, b) => a.order - b.order);
}

/** What the submit button says under the facts, and what pressing it does. */
export function submitLabel(journey: Journey, facts: Facts): SubmitLabel | undefined {
  return journey.submitLabel?.find((label) => holds(label.when ?? true, facts));
}

/** The custom field that draws a section whole, if its form is nothing else. */
export function wholeSectionField(form: Form | undefined, { customFields }: Vocabulary): string | undefined {
  const named = [form?.ui, ...fieldUi(form?.ui).map(([, ui]) => ui)].map((ui) => ui?.['ui:field']);
  return named.find((name) => name !== undefined && customFields[name] === 'section');
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
