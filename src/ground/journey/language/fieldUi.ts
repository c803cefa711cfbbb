import type { Ui } from '../../../../schemas/generated/journey';

/** Returns what a `ui` says of a field, by the names of the fields that lead to it. */
export function uiAt(ui: Ui | undefined, names: readonly string[]): Ui | undefined {
  return names.reduce<Ui | undefined>((at, name) => fieldUi(at).find(([key]) => key === name)?.[1], ui);
}

/** Returns the `ui` of each field by name, without the `ui:` entries, which are about the form itself. */
export function fieldUi(ui: Ui | undefined): readonly (readonly [name: string, ui: Ui])[] {
  const entries = Object.entries(ui ?? {}).filter(([name]) => !name.startsWith('ui:'));
  return entries.map(([name, entry]) => [name, entry as Ui]); // the schema gives every other name this shape
}
