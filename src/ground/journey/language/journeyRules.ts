import type { Form, Journey } from '../../../../schemas/generated/journey';
import type { Rule } from '../../rules/rules';
import { fieldRules } from './provisions';

export type JourneyRule = {
  readonly rule: Rule;
  /** The parts of the JSON pointer to the rule. */
  readonly at: readonly (string | number)[];
  /** The id of the rule's section; missing for a rule of the whole journey. */
  readonly section?: string;
};

const sectionRules = ['display', 'skip', 'greyedOut', 'editable'] as const;

/** Lists every rule that a journey writes out, with its JSON path. */
export function journeyRules({ sections, resume = [], submitLabel = [] }: Journey): readonly JourneyRule[] {
  const rules: JourneyRule[] = [];
  const add = (rule: Rule | undefined, at: JourneyRule['at'], section?: string): void => {
    if (rule !== undefined) rules.push({ rule, at, ...(section === undefined ? {} : { section }) });
  };
  resume.forEach(({ when }, index) => add(when, ['resume', index, 'when']));
  submitLabel.forEach(({ when }, index) => add(when, ['submitLabel', index, 'when']));
  sections.forEach((section, index) => {
    const here = ['sections', index];
    const addForm = (form: Form | undefined, at: JourneyRule['at']): void =>
      fieldRules(form?.ui).forEach((each) => add(each.rule, [...at, 'form', 'ui', ...each.at, 'ui:show'], section.id));
    for (const name of sectionRules) add(section[name], [...here, name], section.id);
    addForm(section.form, here);
    section.variants?.forEach((variant, position) => {
      add(variant.when, [...here, 'variants', position, 'when'], section.id);
      addForm(variant.form, [...here, 'variants', position]);
    });
  });
  return rules;
}
