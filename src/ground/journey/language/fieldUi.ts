import type { Ui } from '../../../../schemas/generated/journey';

/** Returns the `ui` of each field by name, without the `ui:` entries, which are about the form itself. */
export function fieldUi(ui: Ui | undefined): readonly (readonly [name: string, ui: Ui])[] {
  const entries = Object.entries(ui ?? {}).filter(([name]) => !name.startsWith('ui:'));
  return entries.map(([name, entry]) => [name, entry as Ui]); // the schema gives every other name this shape
}
