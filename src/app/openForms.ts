import { reaction } from 'mobx';
import type { DisplayedSection } from '../journey/sections';
import type { FormsStore } from '../stores/FormsStore';

/** Keeps a form open for every section that wants one, and asks for what it is made of. The answer stops it. */
export function openForms(forms: FormsStore, wanted: () => readonly DisplayedSection[]): () => void {
  return reaction(
    () => wanted().map((section) => [section, section.form && forms.definitionOf(section.form)] as const),
    (sections) => {
      for (const [section, definition] of sections) {
        if (definition) forms.open(section, definition);
        else if (section.form) forms.fetch(section.form);
      }
    },
    { fireImmediately: true },
  );
}
