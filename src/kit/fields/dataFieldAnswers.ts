import { dataFieldsPrefix, type SentValue } from './definition';
import type { FormModel } from './FormModel';
import { nest } from './nest';

type Entry = readonly [path: string, value: SentValue];

/** Returns the customer's answers to the server's fields, nested by the fields' own paths, as a call's body has them. */
export function dataFieldAnswers(form: FormModel): Readonly<Record<string, unknown>> {
  return nestedByOwnPaths(form.entries('dataFields'));
}

/** Returns the same for a customer who has answered before: an answer that they have cleared is sent as an empty one. */
export function changedDataFieldAnswers(form: FormModel): Readonly<Record<string, unknown>> {
  return nestedByOwnPaths([...form.entries('dataFields'), ...clearedEntries(form)]);
}

function clearedEntries(form: FormModel): readonly Entry[] {
  return form.shownFields
    .filter(
      ({ definition, isSendable, isCleared }) => definition.destination === 'dataFields' && isSendable && isCleared,
    )
    .map(({ path }) => [path, '']);
}

function nestedByOwnPaths(entries: readonly Entry[]): Readonly<Record<string, unknown>> {
  return nest(entries.map(([path, value]) => [path.slice(dataFieldsPrefix.length), value]));
}
