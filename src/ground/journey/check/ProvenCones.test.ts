import { describe, expect, it } from 'vitest';
import register from '../../../../journeys/register.json';
import type { Journey } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import { ProvenCones } from './ProvenCones';

const journey = register as unknown as Journey;
const proven = { facts: new Set([{ plan: 'none' }]), situations: 3 };
const [first, ...rest] = journey.sections;
if (!first) throw new Error('The journey has no section.');
const edited = (change: object): { readonly journey: Journey; readonly vocabulary: typeof vocabulary } => ({
  journey: { ...journey, sections: [{ ...first, ...change }, ...rest] },
  vocabulary,
});

describe('ProvenCones', () => {
  const cones = new ProvenCones();
  cones.keep(edited({}), proven);

  it.each([
    ['nothing', {}],
    ['a title', { title: 'Other' }],
    ['labels', { continueLabel: 'Go on', editLabel: 'Change' }],
  ])('knows a part again after an edit of %s', (_, change) => expect(cones.find(edited(change))).toBe(proven));

  it.each([
    ['a rule', { display: { loggedIn: 'no' } }],
    ['the order', { order: 99 }],
    ['a form', { form: { schema: 'dates' } }],
    ['a field called title', { form: { ...first.form, ui: { title: { 'ui:show': false } } } }],
    ['a variant', { variants: [{ when: false, intro: 'Hello' }] }],
  ])('does not know a part after an edit of %s', (_, change) => expect(cones.find(edited(change))).toBeUndefined());

  it('knows whether a section has an intro, which the walk asks, and not which', () => {
    const few = new ProvenCones();
    few.keep(edited({ intro: 'One' }), proven);
    expect(few.find(edited({ intro: 'Two' }))).toBe(proven);
    expect(few.find(edited({ intro: undefined }))).toBeUndefined();
  });

  it('knows a part again after an edit of the last button’s text', () => {
    const few = new ProvenCones();
    const labelled = (text: string): ReturnType<typeof edited> => ({
      ...edited({}),
      journey: { ...journey, submitLabel: [{ text }] },
    });
    few.keep(labelled('Register'), proven);
    expect(few.find(labelled('Create account'))).toBe(proven);
  });

  it('forgets the part that was used longest ago', () => {
    const few = new ProvenCones(2);
    for (const order of [1, 2]) few.keep(edited({ order }), proven);
    few.find(edited({ order: 1 }));
    few.keep(edited({ order: 3 }), proven);
    expect([1, 2, 3].map((order) => few.find(edited({ order })) !== undefined)).toEqual([true, false, true]);
  });
});
