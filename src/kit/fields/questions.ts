import { answersPrefix, type FieldDefinition, type FieldGroup, type FormDefinition } from './definition';
import { isRecord, readFlag, readOptions, textOf, type ReportFault } from './read';
import { askedQuestion, questionsOf } from './questionsIn';
import { runtimeField } from './runtimeField';

/**
 * Makes a form of a membership's questions. The continue button waits for the required ones. Faults are met as in
 * `dataFieldsForm`. Answers are sent by their references as these are, dots and all: they are no paths.
 */
export function questionsForm(groups: readonly unknown[]): FormDefinition {
  const faults: string[] = [];
  const references = new Set<string>();
  const shown = groups.filter(isRecord).map((group, index): FieldGroup => {
    const { id, title } = group;
    const fields = questionsOf(group).flatMap((each) => question(each, references, (fault) => void faults.push(fault)));
    const heading = textOf(title);
    return { id: `group${textOf(id) ?? index}`, ...(heading === undefined ? {} : { title: heading }), fields };
  });
  return { groups: shown.filter((group) => group.fields.length > 0), faults };
}

function question(entry: unknown, references: Set<string>, report: ReportFault): readonly FieldDefinition[] {
  const reference = isRecord(entry) ? (textOf(entry.reference) ?? '') : '';
  const asked = askedQuestion(entry);
  const tell = (fault: string): void => report(`The question "${reference.slice(0, 200)}" ${fault}.`);
  if (!isRecord(entry) || !asked || references.has(reference)) {
    tell(`${references.has(reference) ? 'has a reference that is used twice' : "can't be read"}; it is left out`);
    return [];
  }
  references.add(reference);
  return [
    runtimeField(
      {
        path: `${answersPrefix}${reference}`,
        label: textOf(entry.label) ?? reference,
        type: entry.type,
        required: readFlag(entry.isRequired, false, (fault) => tell(`has an isRequired that ${fault}`)),
        locked: false,
        options: readOptions(entry.options, 'map', tell),
        attributes: {},
        placeholder: entry.placeholder,
        hint: undefined,
        answer: entry.default,
        destination: 'answers',
        secret: readFlag(entry.isSensitive, false, (fault) => tell(`has an isSensitive that ${fault}`)),
        gate: true,
      },
      tell,
    ),
  ];
}
