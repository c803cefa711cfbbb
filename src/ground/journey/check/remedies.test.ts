import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Journey, Section } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import type { Facts } from '../../rules/rules';
import type { Language } from '../language/step';
import type { Finding } from './findings';
import { neededFor } from './needs';
import { remedyFor } from './remedies';
import type { WalkNode } from './SituationGraph';

const join = JSON.parse(readFileSync('journeys/join.json', 'utf8')) as Journey;
const guest: Facts = { loggedIn: 'no', plan: 'recurring', hasInstruction: 'no', questions: 'none' };

/** The remedy for a finding in joining once its sections are changed. */
function says(
  code: Finding['code'],
  about: string,
  change: Partial<Record<string, Partial<Section>>> = {},
  more: Partial<Journey> = {},
): string | undefined {
  const sections = join.sections.map((section) => ({ ...section, ...change[section.id] }));
  const node = { situation: { facts: guest } } as unknown as WalkNode; // all that remedies look at
  const language: Language = { journey: { ...join, sections, ...more }, vocabulary };
  return remedyFor(language, { code, about, node }, node)?.says;
}

describe('remedyFor', () => {
  it('knows none where no one place is to blame', () => {
    expect(says('unsafe', 'terms')).toBeUndefined();
    expect(says('bounce', 'promotion', {}, { resume: [] })).toBeUndefined();
    expect(says('waits', 'weather')).toBeUndefined();
    expect(says('stuck', 'dates_section')).toBeUndefined();
    expect(says('needless', 'ghost')).toContain('Add "display": false');
  });

  it('finds an order before the first and after the last section', () => {
    expect(says('bounce', 'membership', { membership_section: { order: 5 } })).toContain(
      '"centre_section" the order 0',
    );
    const orders = { dd_section: { order: 5 }, details_section: { order: 99 } };
    expect(says('bounce', 'mandate', orders)).toContain('"dd_section" the order 104');
  });

  it('takes a fact out of a rule that never gets it', () => {
    const instead = (display: Section['display'] & {}) => says('waits', 'amountDue', { dates_section: { display } });
    const due = { amountDue: 'some' };
    expect(instead({ any: [due, { plan: 'fixed' }] })).toBe('Write { "plan": "fixed" }.');
    expect(instead({ any: [due, { plan: 'fixed' }, { loggedIn: 'yes' }] })).toBe(
      'Write { "any": [{ "plan": "fixed" }, { "loggedIn": "yes" }] }.',
    );
    expect(instead({ plan: 'fixed', any: [due, { loggedIn: 'yes' }] })).toBe(
      'Write { "plan": "fixed", "any": [{ "loggedIn": "yes" }] }.',
    );
    expect(instead({ not: { plan: 'fixed', ...due } })).toBe('Write { "not": { "plan": "fixed" } }.');
    expect(instead({ not: { any: [due] } })).toBe('Delete this rule.');
    expect(instead({ any: [due, true] })).toBe('Write true.');
    const resume = [{ when: { questions: 'none' }, edited: 'all' as const, open: 'dates_section' }];
    expect(says('waits', 'questions', {}, { resume })).toBe('Delete this rule.');
  });

  it('shows a section with a call to those for whom it works', () => {
    const form = { dataFields: 'membership_purchase' };
    const plain = { variants: undefined, form, call: 'update-user' } as unknown as Partial<Section>;
    expect(says('stuck', 'details_section', { details_section: plain })).toContain('"display": { "loggedIn": "yes" }');
    const varied = { call: 'register', variants: [{ form }] };
    expect(says('stuck', 'details_section', { details_section: varied })).toContain('calls "register"');
    const called = { when: { loggedIn: 'no' }, form, call: 'update-user' };
    const mixed = { call: undefined, variants: [called, { form }] } as unknown as Partial<Section>;
    expect(says('stuck', 'details_section', { details_section: mixed })).toContain('"display": { "loggedIn": "yes" }');
  });

  it('hides a field that belongs to nobody or to another section', () => {
    expect(says('needless-field', 'dates_section/shoeSize')).toContain('"ui:show": false');
    expect(says('needless-field', 'checkout_section/startDate')).toContain('"ui:show": false');
  });
});

describe('neededFor', () => {
  const needed = (requires: object, takes: object): unknown => {
    const outcome = { ...vocabulary.outcomes['new-membership'], requires, takes };
    const outcomes = { 'new-membership': outcome } as unknown as typeof vocabulary.outcomes;
    return neededFor({ journey: join, vocabulary: { ...vocabulary, outcomes } }, ['answers']);
  };

  it('joins the values of one fact, and leaves other rules side by side', () => {
    expect(needed({ answers: { questions: 'required' } }, { answers: { questions: ['optional'] } })).toEqual({
      questions: ['required', 'optional'],
    });
    expect(needed({ answers: { questions: { not: 'none' } } }, { answers: { questions: 'none' } })).toHaveProperty(
      'any',
    );
    expect(needed({ answers: { plan: 'fixed' } }, { answers: { questions: 'none' } })).toHaveProperty('any');
    expect(needed({}, {})).toBe(false);
  });
});
