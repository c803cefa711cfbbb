import { reaction } from 'mobx';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import type { FormsStore } from './FormsStore';

/**
 * Loads and opens a form for every wanted section, from now on, and opens one again that was discarded while it is wanted.
 * Returns a disposer.
 */
export function openForms(forms: FormsStore, wanted: () => readonly DisplayedSection[]): () => void {
  return reaction(
    () =>
      wanted().map((section) => ({
        section,
        definition: section.form && forms.definitionOf(section.form),
        isOpen: forms.model(section.id) !== undefined,
      })),
    (sections) => {
      for (const { section, definition } of sections) {
        if (definition) forms.open(section, definition);
        else if (section.form) {
          forms.closeOther(section);
          forms.fetch(section.form);
        }
      }
    },
    { fireImmediately: true },
  );
}
