import type { FieldDefinition, FieldGroup, FormDefinition, FieldOption } from './definition';
import { PathSet } from './nest';
import { isRecord, optionList, textOf } from './read';
import { runtimeField } from './runtimeField';

/**
 * Makes a form of the sections that the operator's server supplies, with their keys in camel case. Anything may have
 * arrived: an entry that is no field is left out, a faulty field becomes a text input, and `faults` tells which.
 */
export function dataFieldsForm(sections: readonly unknown[]): FormDefinition {
  const faults: string[] = [];
  const paths = new PathSet();
  const groups = sections
    .filter(isRecord)
    .map(({ sectionName, sectionReference, sectionFields }, index): FieldGroup => {
      const fields = (Array.isArray(sectionFields) ? sectionFields : []).flatMap((field) =>
        dataField(field, paths, (fault) => void faults.push(fault)),
      );
      const title = textOf(sectionName);
      return { id: textOf(sectionReference) ?? `section${index}`, ...(title === undefined ? {} : { title }), fields };
    });
  return { groups: groups.filter((group) => group.fields.length > 0), faults };
}

function dataField(field: unknown, paths: PathSet, report: (fault: string) => void): readonly FieldDefinition[] {
  if (!isRecord(field)) {
    report('A section has an entry that is no field; it is left out.');
    return [];
  }
  const path = textOf(field.path) ?? textOf(field.name) ?? '';
  const refusal = paths.claim(path);
  if (refusal !== undefined) {
    report(`The field path "${path}" ${refusal}; the field is left out.`);
    return [];
  }
  const metadata = isRecord(field.metadata) ? field.metadata : {};
  const options: readonly FieldOption[] = optionList(field.options);
  return [
    runtimeField(
      {
        path,
        label: textOf(field.label) ?? textOf(field.name) ?? path,
        type: field.type,
        required: field.isRequired === true,
        options,
        attributes: field.htmlAttributes,
        placeholder: field.placeholder,
        hint: metadata.description,
        answer: field.answer,
        destination: 'dataFields',
        secret: false,
        gate: false,
      },
      report,
    ),
  ];
}
