import type { Form, Journey } from '../../../../schemas/generated/journey';
import { answersPrefix } from './answersPrefix';
import { checkSection } from './checkSection';
import { outcomeOf, own, provisionOf } from './lookups';
import type { Names, Path } from './Names';
import { ownerOf } from './provisions';
import type { ProductScreen } from './screens';
import { fieldsOfForm } from './writtenFields';

type Afterwards = NonNullable<Journey['afterwards']>;

/**
 * Checks what a journey leaves for after payment: that there is a place for it, that nothing is asked there which has to be
 * known before, and that the answers can be saved.
 */
export function checkAfterwards(journey: Journey, names: Names, screen: ProductScreen): void {
  if (screen.ignores.includes('afterwards')) return; // the place is told of already; where forms may leave something out, the account asks it
  const { afterwards } = journey;
  const leaving = formsOf(journey).filter(({ form }) => form.onlyNeeded === true);
  for (const { form, at } of leaving) {
    if (form.dataFields === undefined) {
      const message = 'Only fields of the server are marked as not needed for joining. Delete "onlyNeeded".';
      names.report('no-effect', [...at, 'onlyNeeded'], message);
    } else if (afterwards?.form.dataFields === undefined) {
      const message =
        'What this form leaves out is asked nowhere. Add "afterwards" with a form of the server, or delete "onlyNeeded".';
      names.report('never-asked', [...at, 'onlyNeeded'], message);
    }
  }
  if (!afterwards) return;
  if (leaving.length === 0) {
    const message =
      'Every form asks all of its fields, so that nothing is left. Delete this, or add "onlyNeeded" to a form.';
    names.report('no-effect', ['afterwards'], message);
  }
  checkPlace(journey, afterwards, names, screen);
}

/** Checks the place after payment like a section, once it is clear that it asks nothing too late. */
function checkPlace(
  { outcome }: Journey,
  { title, form, call }: Afterwards,
  names: Names,
  screen: ProductScreen,
): void {
  const at = ['afterwards'];
  const { requires, takes = {} } = outcomeOf(names.vocabulary, outcome);
  const wanted = { ...requires, ...takes };
  for (const { provision, source } of givenLate(form, names)) {
    if ((wanted[provision] ?? false) === false) continue;
    const { label } = provisionOf(names.vocabulary, provision);
    const message = `Customers would be asked for ${label} after they have paid, but paying comes after it. Delete it here, and ask in a section.`;
    return names.report('too-late', [...at, 'form', source], message);
  }
  if (own(names.vocabulary.calls, call)?.sets !== undefined) {
    const message = `Saving would fail for everybody: whoever has paid has made the call "${call}", or need not make it.`;
    return names.report('nothing-to-press', [...at, 'call'], message);
  }
  checkSection({ id: 'afterwards', order: 0, title, form, call }, at, names, screen);
}

type Given = { readonly provision: string; readonly source: 'schema' | 'questions' };

/** Lists the provisions that the fields of a form give, with the form's source of each. */
function givenLate(form: Form, { vocabulary, forms }: Names): readonly Given[] {
  const paths = fieldsOfForm(form, forms).map(({ path }) => ({ path, source: 'schema' as const }));
  const answers = form.questions === undefined ? [] : [{ path: answersPrefix, source: 'questions' as const }];
  return [...paths, ...answers].flatMap(({ path, source }) => {
    const provision = ownerOf(vocabulary, path);
    return provision === undefined ? [] : [{ provision, source }];
  });
}

/** Lists the forms of a journey's sections, each with its place in the file. */
function formsOf({ sections }: Journey): readonly { readonly form: Form; readonly at: Path }[] {
  return sections.flatMap(({ form, variants = [] }, index) => [
    ...(form ? [{ form, at: ['sections', index, 'form'] }] : []),
    ...variants.map((each, place) => ({ form: each.form, at: ['sections', index, 'variants', place, 'form'] })),
  ]);
}
