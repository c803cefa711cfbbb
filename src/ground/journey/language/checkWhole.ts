import type { Journey } from '../../../../schemas/generated/journey';
import { asksFor } from './checkFace';
import { own, provisionOf } from './lookups';
import type { Names } from './Names';
import { pointerOf } from './problems';
import { screenOf } from './screens';
import { nearestName, unknownName } from './unknownName';
import { listed } from './words';

/**
 * Checks that a file is the journey that the product looks for under its name, leads where that journey leads, and has
 * the layout of its screen.
 */
export function checkIdentity(journey: Journey, names: Names, file: string | undefined): void {
  const { id, outcome, layout } = journey;
  const { outcomes } = names.vocabulary;
  const ids = Object.values(outcomes).map((each) => each.journey);
  if (!ids.includes(id)) names.report('wrong-id', ['id'], unknownName('journey', id, ids));
  else if (file !== undefined && file !== id && ids.includes(file))
    names.report('wrong-id', ['id'], `This is the file of the journey "${file}": write "id": "${file}", not "${id}".`);
  const known = own(outcomes, outcome);
  if (!known)
    return names.report('unknown-outcome', ['outcome'], unknownName('outcome', outcome, Object.keys(outcomes)));
  const right = Object.keys(outcomes).find((name) => outcomes[name]?.journey === id);
  if (right !== undefined && right !== outcome)
    names.report('wrong-outcome', ['outcome'], `The journey "${id}" leads elsewhere: write "outcome": "${right}".`);
  const screen = screenOf(names.vocabulary, known.screen);
  if (layout !== screen.layout)
    names.report(
      'wrong-layout',
      ['layout'],
      `The page of this journey has one layout only: write "layout": "${screen.layout}".`,
    );
}

/** Reports each provision that the outcome requires and no section gives, unless a section gives one of a mistyped name. */
export function checkRequired({ outcome, sections, starts = [] }: Journey, names: Names): void {
  const { vocabulary } = names;
  const given = [...starts, ...sections.flatMap(({ provides = [] }) => provides)];
  const known = Object.keys(vocabulary.provisions);
  const meant = given.map((each) => (known.includes(each) ? each : nearestName(each, known)));
  for (const [provision, rule] of Object.entries(own(vocabulary.outcomes, outcome)?.requires ?? {})) {
    if (rule === false || meant.includes(provision)) continue;
    const { label } = provisionOf(vocabulary, provision);
    const lack = `No section gives ${label}, which this journey needs.`;
    const asking = sections.find((section) => asksFor(section, provision, names));
    if (!asking) {
      const message = `${lack} List "${provision}" in the "provides" of a section with a form for it.`;
      names.report('not-provided', ['sections'], message);
      continue;
    }
    const at = ['sections', sections.indexOf(asking), 'provides'];
    const message = `${lack} Add "${provision}" to the "provides" of "${asking.id}", which asks for it.`;
    const value = [...(asking.provides ?? []), provision];
    names.report('not-provided', at, message, { pointer: pointerOf(at), value });
  }
}

/**
 * Reports each provision that the journey claims to start with although the outcome's customers do not come with it, and
 * those that it leaves out although they do.
 */
export function checkStarts({ id, outcome, starts = [] }: Journey, names: Names): void {
  const known = own(names.vocabulary.outcomes, outcome);
  if (known?.journey !== id) return; // the outcome is the mistake
  const { holds = [] } = known;
  const left = holds.filter((each) => !starts.includes(each)).map((each) => provisionOf(names.vocabulary, each).label);
  if (left.length > 0) {
    const message = `Customers of this journey come with ${listed(left)} too. Write "starts": [${holds.map((each) => `"${each}"`).join(', ')}].`;
    names.report('not-started', ['starts'], message, { pointer: '/starts', value: holds });
  }
  const theirs = holds.length === 0 ? '' : ` They come with ${listed(holds.map((each) => `"${each}"`))} only.`;
  starts.forEach((provision, index) => {
    const entry = own(names.vocabulary.provisions, provision);
    if (!entry || holds.includes(provision)) return;
    const message = `Customers of this journey do not come with ${entry.label}.${theirs} Take "${provision}" out of "starts", and ask for it in a section.`;
    names.report('unsafe', ['starts', index], message);
  });
}

export function checkUnique({ sections }: Journey, names: Names): void {
  const ids = new Set<string>();
  const orders = new Map<number, string>();
  sections.forEach(({ id, order }, index) => {
    if (ids.has(id))
      names.report(
        'duplicate-id',
        ['sections', index, 'id'],
        `There are two sections with the id "${id}". Give this one another.`,
      );
    const sibling = orders.get(order);
    if (sibling !== undefined) {
      const message = `"${id}" has the order of "${sibling}": ${order}. Give one of them another number.`;
      names.report('duplicate-order', ['sections', index, 'order'], message);
    }
    ids.add(id);
    orders.set(order, id);
  });
}
