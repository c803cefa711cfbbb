import type { FieldDefinition, FieldGroup, FormDefinition } from './definition';

/**
 * Joins forms into one, in their order but for groups that follow a field. The parts have prefixes of their own; a field
 * whose path a part before it has taken nevertheless is left out and told of, because a form can hold one value a path.
 */
export function joinForms(forms: readonly FormDefinition[]): FormDefinition {
  const taken = new Set<string>();
  const faults = forms.flatMap((form) => form.faults);
  const isFree = ({ path }: FieldDefinition): boolean => {
    if (!taken.has(path)) return Boolean(taken.add(path));
    faults.push(`A second field "${path}" is left out.`);
    return false;
  };
  const groups: readonly FieldGroup[] = forms
    .flatMap((form) => form.groups)
    .map((group) => ({ ...group, fields: group.fields.filter(isFree) }))
    .filter(({ fields }) => fields.length > 0);
  // A group that follows a field has the place of the group that asks for it, and stands behind it, as it did before.
  const placeOf = (group: FieldGroup): number =>
    groups.indexOf(groups.find(({ fields }) => fields.some(({ path }) => path === group.follows)) ?? group);
  return { groups: [...groups].sort((one, other) => placeOf(one) - placeOf(other)), faults };
}
