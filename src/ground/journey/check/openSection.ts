import type { Form } from '../../../../schemas/generated/journey';
import { assume } from '../../rules/assume';
import { decide, type Facts } from '../../rules/rules';
import { contentOf } from '../language/content';
import { outcomeOf } from '../language/lookups';
import { memoise } from '../language/memoise';
import { dependents, isFilledIn, ownerOf } from '../language/provisions';
import type { DisplayedSection } from '../language/sections';
import type { Language } from '../language/step';
import { fieldsOfForm } from '../language/writtenFields';
import { provisionsOf } from './customers';

/** A mistake in what an open section draws. `about`: the section's id, and for a field `id/path`. */
export type OpenFinding = { readonly code: 'needless-field' | 'no-variant'; readonly about: string };

/** Returns the mistakes in what a section draws while it is open under the facts. */
export function findingsAt(language: Language, facts: Facts, section: DisplayedSection): readonly OpenFinding[] {
  const { vocabulary } = language;
  const content = contentOf(section, vocabulary);
  if (content.kind === 'text') {
    const asks = section.provides.some((each) => isFilledIn(vocabulary, each));
    return asks ? [{ code: 'no-variant', about: section.id }] : [];
  }
  if (content.kind === 'widget' || section.call !== undefined) return []; // a call takes the fields, whatever the outcome needs
  if (isNeedless(language, section, facts)) return []; // the whole section is
  return ownedFields(content.form, language)
    .filter(({ owner, show }) => {
      const isNeeded = section.provides.includes(owner) && !isUseless(language, owner, facts);
      return !isNeeded && assume(show, facts) === true;
    })
    .map(({ path }) => ({ code: 'needless-field', about: `${section.id}/${path}` }));
}

/** The fields of a form that belong to a provision, each with the rule by which it is shown. */
const ownedFields = memoise((form: Form, { vocabulary, forms = {} }: Language) =>
  fieldsOfForm(form, forms).flatMap(({ path, ui }) => {
    const owner = ownerOf(vocabulary, path);
    return owner === undefined ? [] : [{ path, owner, show: ui['ui:show'] ?? true }];
  }),
);

/** Reports whether nobody needs anything that a section gives. */
export function isNeedless(language: Language, { provides }: DisplayedSection, facts: Facts): boolean {
  return provides.length > 0 && provides.every((each) => isUseless(language, each, facts));
}

/** Reports whether neither the outcome nor a dependent provision uses a provision. */
function isUseless(language: Language, provision: string, facts: Facts): boolean {
  const { journey, vocabulary } = language;
  const { requires, takes = {} } = outcomeOf(vocabulary, journey.outcome);
  const possible = provisionsOf(language);
  const users = [provision, ...[...dependents(vocabulary, provision)].filter((each) => possible.has(each))];
  return users.every((each) => [requires[each], takes[each]].every((rule) => decide(rule ?? false, facts) === false));
}
