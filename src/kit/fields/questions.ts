import { answersPrefix, type FieldDefinition, type FieldGroup, type FormDefinition } from './definition';
import { PathSet } from './nest';
import { isRecord, optionMap, textOf } from './read';
import { runtimeField } from './runtimeField';

/** Makes a form of a membership's questions. The continue button waits for the required ones. Faults are met as in `dataFieldsForm`. */
export function questionsForm(groups: readonly unknown[]): FormDefinition {
  const faults: string[] = [];
  const paths = new PathSet();
  const shown = groups.filter(isRecord).map(({ id, title, questions }, index): FieldGroup => {
    const fields = (Array.isArray(questions) ? questions : []).flatMap((each) =>
      question(each, paths, (fault) => void faults.push(fault)),
    );
    const heading = textOf(title);
    return { id: `group${textOf(id) ?? index}`, ...(heading === undefined ? {} : { title: heading }), fields };
  });
  return { groups: shown.filter((group) => group.fields.length > 0), faults };
}

function question(entry: unknown, paths: PathSet, report: (fault: string) => void): readonly FieldDefinition[] {
  const reference = isRecord(entry) ? (textOf(entry.reference) ?? '') : '';
  const path = `${answersPrefix}${reference}`;
  const refusal = reference.includes('.') ? "can't be used" : paths.claim(path);
  if (!isRecord(entry) || refusal !== undefined) {
    report(`The question "${reference}" ${refusal ?? "can't be read"}; it is left out.`);
    return [];
  }
  return [
    runtimeField(
      {
        path,
        label: textOf(entry.label) ?? reference,
        type: entry.type,
        required: entry.isRequired === true,
        options: optionMap(entry.options),
        attributes: {},
        placeholder: entry.placeholder,
        hint: undefined,
        answer: entry.default,
        destination: 'answers',
        secret: entry.isSensitive === true,
        gate: true,
      },
      report,
    ),
  ];
}
