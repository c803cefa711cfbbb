import type { Form, Vocabulary } from '../../../../schemas/generated/journey';
import { fieldUi } from './fieldUi';
import { own } from './lookups';
import type { DisplayedSection } from './sections';

/**
 * The content of an open section. `widget`: a custom field of the product draws the whole section, with buttons of its
 * own. `fields`: a form with a button to continue. `text`: nothing to fill in, and a button to continue.
 */
export type SectionContent =
  | { readonly kind: 'widget'; readonly name: string }
  | { readonly kind: 'fields'; readonly form: Form }
  | { readonly kind: 'text' };

/** Decides what an open section draws: the page draws it, and the check proves that it can be filled in and left. */
export function contentOf(
  { form }: { readonly form?: DisplayedSection['form'] },
  vocabulary: Vocabulary,
): SectionContent {
  if (form === undefined) return { kind: 'text' };
  const name = [form.ui, ...fieldUi(form.ui).map(([, ui]) => ui)]
    .map((ui) => ui?.['ui:field'])
    .find((each) => each !== undefined && own(vocabulary.customFields, each)?.draws === 'section');
  return name === undefined ? { kind: 'fields', form } : { kind: 'widget', name };
}
