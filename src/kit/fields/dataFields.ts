import { dataFieldsPrefix, type FieldDefinition, type FieldGroup, type FormDefinition } from './definition';
import { PathSet } from './nest';
import { isRecord, readFlag, readOptions, textOf, type ReportFault } from './read';
import { runtimeField } from './runtimeField';

/** `needed`: what has to be asked to join. `left`: the rest, as far as the customer has not answered it. */
export type FormPart = 'all' | 'needed' | 'left';

/**
 * Makes a form of the sections that the operator's server supplies, with their keys in camel case. Anything may have
 * arrived: an entry that is no field is left out, a faulty field becomes a text input, and `faults` tells which. `part`: the
 * fields that are asked, by the operator's marks.
 */
export function dataFieldsForm(sections: readonly unknown[], part: FormPart = 'all'): FormDefinition {
  const faults: string[] = [];
  const paths = new PathSet();
  const groups = sections
    .filter(isRecord)
    .map(({ sectionName, sectionReference, sectionFields }, index): FieldGroup => {
      const fields = (Array.isArray(sectionFields) ? sectionFields : []).flatMap((field) =>
        dataField(field, paths, (fault) => void faults.push(fault)).filter((each) => isIn(part, each, field)),
      );
      const title = textOf(sectionName);
      return { id: textOf(sectionReference) ?? `section${index}`, ...(title === undefined ? {} : { title }), fields };
    });
  return { groups: groups.filter((group) => group.fields.length > 0), faults };
}

/** Reports whether a field is asked in a part of the form. A required field is asked before the end, however it is marked. */
function isIn(part: FormPart, { required, unanswered }: FieldDefinition, field: unknown): boolean {
  if (part === 'all') return true;
  const isLeft = !required && isRecord(field) && field.isNeededForJoining === false;
  return part === 'needed' ? !isLeft : isLeft && unanswered === true;
}

function dataField(field: unknown, paths: PathSet, report: ReportFault): readonly FieldDefinition[] {
  if (!isRecord(field)) {
    report('A section has an entry that is no field; it is left out.');
    return [];
  }
  const path = textOf(field.path) ?? textOf(field.name) ?? '';
  const tell = (fault: string): void => report(`The field "${path.slice(0, 200)}" ${fault}.`);
  const refusal = paths.claim(path);
  if (refusal !== undefined) {
    tell(`has a path that ${refusal}; it is left out`);
    return [];
  }
  const metadata = isRecord(field.metadata) ? field.metadata : {};
  const definition = runtimeField(
    {
      path: `${dataFieldsPrefix}${path}`,
      label: textOf(field.label) ?? textOf(field.name) ?? path,
      type: field.type,
      required: readFlag(field.isRequired, false, (fault) => tell(`has an isRequired that ${fault}`)),
      locked: !readFlag(field.isAuthorised, true, (fault) => tell(`has an isAuthorised that ${fault}`)),
      options: readOptions(field.options, 'list', tell),
      attributes: field.htmlAttributes,
      placeholder: field.placeholder,
      hint: metadata.description,
      answer: field.answer,
      destination: 'dataFields',
      secret: false,
      gate: false,
    },
    tell,
  );
  // A field that is empty and may not be filled in has nothing to show.
  if (definition.locked !== true || definition.unanswered !== true) return [definition];
  if (definition.required) tell('is required, empty, and not for the customer to change; it is left out');
  return [];
}
