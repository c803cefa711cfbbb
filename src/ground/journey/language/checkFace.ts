import type { Form, Section, Ui, Vocabulary } from '../../../../schemas/generated/journey';
import { answersPrefix } from './answersPrefix';
import { contentOf } from './content';
import { uiAt } from './fieldUi';
import { callOf, own, provisionOf } from './lookups';
import type { Names, Path } from './Names';
import { fieldRules, isFilledIn, matchesPath, ownerOf } from './provisions';
import type { ProductScreen } from './screens';
import { listed, written } from './words';
import { fieldsOfForm } from './writtenFields';

/** A section as some customers get it: the section itself, or one of its variants. */
export type Face = {
  readonly form: Form | undefined;
  readonly call: string | undefined;
  readonly provides: readonly string[];
  /** The place of the form and the call in the file: the variant, or the section. */
  readonly at: Path;
};

/** Checks that a face of a section can be drawn, filled in, sent and left on the journey's screen. */
export function checkFace(face: Face, providesAt: Path, names: Names, screen: ProductScreen): void {
  checkDrawing(face, names, screen);
  checkRules(face, names);
  checkSending(face, names, screen);
  if (names.hasProblemIn([...face.at, 'form'])) return; // mending that may change what is given
  checkGiving(face, providesAt, names);
}

/** Reports a face that the screen can't draw, so that there is nothing to press, or a field that can't be filled in. */
function checkDrawing({ form, call, provides, at }: Face, names: Names, screen: ProductScreen): void {
  const { vocabulary, forms } = names;
  const content = contentOf({ form }, vocabulary);
  const has = screen.customFields.length === 0 ? 'no custom fields' : screen.customFields.join(', ');
  if (content.kind === 'widget' && !screen.customFields.includes(content.name)) {
    const instead = formsFor(provides, names);
    const remedy = instead === '' ? '' : ` Write "form": ${instead}.`;
    const message = `Customers would find nothing to press: this journey's page can't show "${content.name}". It has: ${has}.${remedy}`;
    return names.report('nothing-to-press', [...at, 'form'], message);
  }
  if (content.kind !== 'fields' && call !== undefined) {
    const message = `Continue would fail for everybody: "${call}" sends a form, and this section has none to fill in.`;
    return names.report('nothing-to-press', at, message);
  }
  if (form?.questions !== undefined && !screen.questions) {
    const message = "Customers would find nothing to press: this journey's page asks no questions of a membership.";
    names.report('nothing-to-press', [...at, 'form', 'questions'], message);
  }
  if (content.kind !== 'fields') return;
  for (const { path, schema, ui, required } of fieldsOfForm(content.form, forms)) {
    const { 'ui:field': field } = ui;
    const hidden = call !== undefined && required ? hidingRule(form?.ui, path) : undefined;
    if (hidden) {
      const message = `"${schema.title}" has to be filled in: "${call}" fails without it. Delete this "ui:show".`;
      names.report('unfillable', [...at, 'form', 'ui', ...hidden.at, 'ui:show'], message);
    }
    const custom = field === undefined ? undefined : own(vocabulary.customFields, field);
    if (field === undefined || !custom) continue;
    const owner = ownerOf(vocabulary, path);
    const isOwn = owner === undefined || !provides.includes(owner) || custom.gives.includes(owner);
    if (screen.customFields.includes(field) && isOwn) continue;
    const why = isOwn ? `this journey's page can't show "${field}"` : `"${field}" asks for something else`;
    const parts = path.split('.');
    const isWritten = uiAt(form?.ui, parts)?.['ui:field'] !== undefined;
    const [place, remedy] = isWritten
      ? [['ui', ...parts, 'ui:field'], 'Delete this "ui:field"']
      : [[], 'Use another form'];
    names.report('unfillable', [...at, 'form', ...place], `Nobody can fill in "${schema.title}": ${why}. ${remedy}.`);
  }
}

/** Reports rules over the fields of a form that a widget draws as a whole, and with all of them. */
function checkRules({ form, at }: Face, names: Names): void {
  const content = contentOf({ form }, names.vocabulary);
  if (content.kind !== 'widget') return;
  for (const rule of fieldRules(form?.ui).filter((each) => each.rule !== true)) {
    const message = `"${content.name}" is shown whatever this rule says. Delete it, and let "display" say who is shown the section.`;
    names.report('no-effect', [...at, 'form', 'ui', ...rule.at, 'ui:show'], message);
  }
}

/** Finds the rule by which a journey hides a field, or all that it is among, from some customers. */
function hidingRule(ui: Ui | undefined, path: string): ReturnType<typeof fieldRules>[number] | undefined {
  return fieldRules(ui).find((each) => each.rule !== true && `${path}.`.startsWith(`${each.path}.`));
}

/** Reports a call that the screen can't make, and a form whose answers nothing sends. */
function checkSending({ form, call, at }: Face, names: Names, screen: ProductScreen): void {
  const calls = quoted(screen.calls).join(' or ');
  if (call !== undefined && own(names.vocabulary.calls, call) && !screen.calls.includes(call)) {
    const message = `This journey's page can't make the call "${call}". It can make: ${calls || 'none'}.`;
    names.report('not-sent', [...at, 'call'], message);
  }
  const fields = form?.dataFields;
  if (fields !== undefined && call === undefined) {
    const saving = quoted(screen.calls.filter((each) => callOf(names.vocabulary, each).saves === fields)).join(' or ');
    const remedy = saving === '' ? "This journey's page has no call for it." : `Add "call": ${saving}.`;
    names.report('not-sent', [...at, 'form'], `What customers type here is sent nowhere. ${remedy}`);
  }
  const isMade = call !== undefined && screen.calls.includes(call);
  const saved = isMade ? callOf(names.vocabulary, call).saves : undefined;
  if (fields !== undefined && saved !== undefined && saved !== fields) {
    const message = `Continue would fail for everybody: "${call}" does not save this form. Write "dataFields": "${saved}".`;
    names.report('not-sent', [...at, 'form', 'dataFields'], message);
  }
  if (form?.questions !== undefined && call !== undefined) {
    const message = `The answers to the questions are sent at the end, not by "${call}". Give them a section without a call.`;
    names.report('not-sent', [...at, 'call'], message);
  }
}

/** Reports provisions that a face counts as given although its customers need not, or cannot, give them there. */
function checkGiving(face: Face, providesAt: Path, names: Names): void {
  const { vocabulary } = names;
  const asked = face.provides.filter((each) => isFilledIn(vocabulary, each));
  const missing = asked.filter((each) => hasFields(vocabulary, each) && !canGive(face, each, names));
  if (face.form && missing.length > 0 && missing.length === face.provides.length) {
    const message = `This form does not ask for ${labelsOf(missing, vocabulary)}. ${remedyFor(missing, names)}`;
    return names.report('no-field', [...face.at, 'form'], message);
  }
  for (const provision of asked) {
    const at = [...providesAt, face.provides.indexOf(provision)];
    const { label } = provisionOf(vocabulary, provision);
    if (missing.includes(provision)) {
      const message = `This section does not ask for ${label}. ${remedyFor([provision], names)}`;
      names.report('no-field', at, message);
    } else if (!canGive(face, provision, names)) {
      const shown = quoted(widgetsGiving(vocabulary, provision)).join(' or ');
      const message = `Customers would give ${label} without seeing them. Show them: "ui:field": ${shown}.`;
      names.report('not-shown', at, message);
    } else if (face.form?.optional === true) {
      const message = `Continue passes this form by, so customers can go on without ${label}. Delete "optional".`;
      names.report('passed-by', at, message);
    }
  }
}

/** Says what to do where a form lacks the fields of provisions: the forms that have them, if there are any. */
function remedyFor(missing: readonly string[], names: Names): string {
  const forms = formsFor(missing, names);
  const take = `Take ${listed(quoted(missing))} out of "provides"`;
  return forms === '' ? `${take}.` : `${take}, or ask in a section with the form ${forms}.`;
}

/**
 * The forms that ask for all of some provisions, as they stand in a file; empty if there are none. A form with a call of its
 * own belongs to a screen outside of all journeys.
 */
export function formsFor(provisions: readonly string[], names: Names): string {
  const ofJourneys = Object.entries(names.forms).flatMap(([schema, { call }]) =>
    call === undefined ? [{ schema }] : [],
  );
  return [{ questions: 'membership' } as const, ...ofJourneys]
    .filter((form) => provisions.length > 0 && provisions.every((each) => canGive({ form }, each, names)))
    .map(written)
    .join(' or ');
}

/** Reports whether a section asks everybody for a provision, by its form or by each of its variants'. */
export function asksFor({ form, variants }: Section, provision: string, names: Names): boolean {
  return (variants ?? [{ form }]).every((face) => canGive(face, provision, names));
}

function labelsOf(provisions: readonly string[], vocabulary: Vocabulary): string {
  return listed(provisions.map((each) => provisionOf(vocabulary, each).label));
}

function hasFields(vocabulary: Vocabulary, provision: string): boolean {
  return (provisionOf(vocabulary, provision).paths ?? []).length > 0;
}

function quoted(names: readonly string[]): readonly string[] {
  return names.map((name) => `"${name}"`);
}

function canGive({ form }: Pick<Face, 'form'>, provision: string, { vocabulary, forms }: Names): boolean {
  const content = contentOf({ form }, vocabulary);
  if (content.kind === 'text') return false;
  if (content.kind === 'widget') return widgetsGiving(vocabulary, provision).includes(content.name);
  const { paths = [] } = provisionOf(vocabulary, provision);
  const matches = (path: string): boolean => paths.some((pattern) => matchesPath(pattern, path));
  if (content.form.questions !== undefined && matches(answersPrefix)) return true;
  return fieldsOfForm(content.form, forms).some(({ path, ui }) => {
    const custom = ui['ui:field'];
    const isBare = ownerOf(vocabulary, path) === undefined; // a field of another provision gives that one alone
    return matches(path) || (isBare && custom !== undefined && widgetsGiving(vocabulary, provision).includes(custom));
  });
}

function widgetsGiving({ customFields }: Vocabulary, provision: string): readonly string[] {
  return Object.keys(customFields).filter((name) => customFields[name]?.gives.includes(provision));
}
