import type { Form, ObjectSchema, Section, Ui } from '../../../../schemas/generated/journey';
import { checkFace, type Face } from './checkFace';
import { fieldUi } from './fieldUi';
import { own } from './lookups';
import type { Names, Path } from './Names';
import type { ProductScreen } from './screens';
import { unknownName } from './unknownName';

/** Checks the names that a section uses, and that each of its faces can be drawn, filled in, sent and left. */
export function checkSection(section: Section, at: Path, names: Names, screen: ProductScreen): void {
  for (const rule of ['display', 'skip', 'greyedOut', 'editable'] as const)
    names.rule(section[rule] ?? true, [...at, rule]);
  names.provisions(section.provides ?? [], [...at, 'provides']);
  section.variants?.forEach((variant, index) => names.rule(variant.when ?? true, [...at, 'variants', index, 'when']));
  names.call(section.call, [...at, 'call']);
  section.variants?.forEach((variant, index) => names.call(variant.call, [...at, 'variants', index, 'call']));
  for (const face of facesOf(section, at)) {
    if (face.form && !isFormKnown(face.form, [...face.at, 'form'], names)) continue;
    checkFace(face, [...at, 'provides'], names, screen);
  }
}

/** Lists the faces that the file writes out. Whether a variant applies to every customer, the walk finds out. */
function facesOf({ form, call, provides = [], variants }: Section, at: Path): readonly Face[] {
  const faces = (variants ?? []).map((variant, index) => ({
    form: variant.form,
    call: variant.call ?? call,
    provides,
    at: [...at, 'variants', index],
  }));
  const isOwn = variants === undefined || form !== undefined;
  return isOwn ? [...faces, { form, call, provides, at }] : faces;
}

/** Reports the unknown names of a form. Returns whether the form itself is known. */
function isFormKnown({ schema, dataFields, ui = {} }: Form, at: Path, names: Names): boolean {
  const { vocabulary, forms } = names;
  const known = schema === undefined ? undefined : own(forms, schema);
  checkUi(ui, known?.schema, [...at, 'ui'], names);
  if (schema !== undefined && !known) {
    names.report('unknown-form', [...at, 'schema'], unknownName('form', schema, Object.keys(forms)));
    return false;
  }
  if (dataFields === undefined || vocabulary.onboardingTypes.includes(dataFields)) return true;
  const message = unknownName('form of the server', dataFields, vocabulary.onboardingTypes);
  names.report('unknown-form', [...at, 'dataFields'], message);
  return false;
}

/**
 * Checks a `ui` and those of the fields within it. `schema`: the form's schema at this depth; unknown for a form from
 * the server.
 */
function checkUi(ui: Ui, schema: ObjectSchema | undefined, at: Path, names: Names): void {
  const { customFields } = names.vocabulary;
  const { 'ui:show': show, 'ui:field': field } = ui;
  if (show !== undefined) names.rule(show, [...at, 'ui:show']);
  if (field !== undefined && !Object.hasOwn(customFields, field)) {
    const message = unknownName('custom field', field, Object.keys(customFields));
    names.report('unknown-custom-field', [...at, 'ui:field'], message);
  }
  for (const [name, entry] of fieldUi(ui)) {
    const child = schema && own(schema.properties, name);
    if (schema && !child) {
      const message = unknownName('field', name, Object.keys(schema.properties));
      names.report('unknown-field', [...at, name], message);
    }
    checkUi(entry, child?.type === 'object' ? child : undefined, [...at, name], names);
  }
}
