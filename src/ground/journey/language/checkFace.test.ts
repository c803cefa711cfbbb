import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import datesJson from '../../../../schemas/forms/dates.json';
import membershipJson from '../../../../schemas/forms/membership.json';
import type { Journey, StaticForm } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import { readJsonText } from '../../core/jsonText';
import { parseJourney } from './parse';

/** A form with a field that is no provision's own, drawn as the documents to agree to. */
const consent: StaticForm = {
  schema: { type: 'object', properties: { agreed: { type: 'boolean', title: 'Agreed' } } },
  ui: { agreed: { 'ui:field': 'terms' } },
};
const forms = {
  dates: datesJson as unknown as StaticForm,
  membership: membershipJson as unknown as StaticForm,
  consent,
};
const read = (name: string): Journey => JSON.parse(readFileSync(`journeys/${name}.json`, 'utf8')) as Journey;

/** Finds what is wrong with a journey once it also has a section, each problem with its code and its sentence. */
function problemsWith(name: string, added: object): readonly string[] {
  const journey = read(name);
  const section = { id: 'added_section', order: 5, title: 'Added', ...added };
  const text = JSON.stringify({ ...journey, sections: [section, ...journey.sections] });
  const parsed = parseJourney(readJsonText(text), { vocabulary, forms, bodies: {}, checkShape: () => [] });
  const problems = parsed.ok ? [] : parsed.problems;
  return problems
    .filter(({ pointer }) => pointer.startsWith('/sections/0'))
    .map(({ code, message }) => `${code}: ${message}`);
}

describe('checkFace', () => {
  it('refuses the questions of a membership on a page that asks none', () =>
    expect(problemsWith('register', { form: { questions: 'membership' } })).toEqual([
      "nothing-to-press: Customers would find nothing to press: this journey's page asks no questions of a membership.",
    ]));

  it('refuses a call that the page cannot make, and names those that it can', () => {
    const form = { dataFields: 'membership_purchase' };
    expect(problemsWith('register', { form, call: 'update-user' })).toEqual([
      'not-sent: This journey\'s page can\'t make the call "update-user". It can make: "register".',
    ]);
    expect(problemsWith('checkout', { form, call: 'register' })).toEqual([
      'not-sent: This journey\'s page can\'t make the call "register". It can make: none.',
    ]);
  });

  it('refuses a form of the server on a page that has no call for it', () =>
    expect(problemsWith('checkout', { form: { dataFields: 'membership_purchase' } })).toEqual([
      "not-sent: What customers type here is sent nowhere. This journey's page has no call for it.",
    ]));

  it('refuses a form of the server that the call does not save, and names the one that it does', () => {
    const form = { dataFields: 'customer_account_online' };
    expect(problemsWith('join', { form, call: 'update-user' })).toEqual([
      'not-sent: Continue would fail for everybody: "update-user" does not save this form. Write "dataFields": "membership_purchase".',
    ]);
    expect(problemsWith('join', { form, call: 'register' })).toEqual([]);
  });

  it('refuses a field that the page cannot show', () =>
    expect(problemsWith('register', { form: { schema: 'dates' }, call: 'register' })).toEqual([
      'unfillable: Nobody can fill in "Monthly billing day": this journey\'s page can\'t show "billingDay". Use another form.',
    ]));

  it('takes what a field draws for what it gives, where the field belongs to no provision', () => {
    const codes = (provision: string): readonly string[] =>
      problemsWith('checkout', { provides: [provision], form: { schema: 'consent' } }).map(
        (each) => each.split(':')[0] ?? '',
      );
    expect(codes('terms')).not.toContain('no-field');
    expect(codes('billing')).toContain('no-field');
  });

  it('names the section that asks for what no section gives, if there is one', () => {
    const journey = read('join');
    const told = (change: (id: string) => object | undefined): string | undefined => {
      const sections = journey.sections.flatMap((each) => {
        const changed = change(each.id);
        return changed ? [{ ...each, ...changed }] : [];
      });
      const text = JSON.stringify({ ...journey, sections });
      const parsed = parseJourney(readJsonText(text), { vocabulary, forms, bodies: {}, checkShape: () => [] });
      return parsed.ok ? undefined : parsed.problems.find(({ code }) => code === 'not-provided')?.message;
    };
    expect(told((id) => (id === 'dates_section' ? undefined : {}))).toContain('of a section with a form for it');
    expect(told((id) => (id === 'dates_section' ? { provides: undefined } : {}))).toContain(
      '"provides" of "dates_section"',
    );
  });

  it('names no other form where a section gives nothing', () => {
    const form = { schema: 'consent', ui: { agreed: { 'ui:field': 'cardFields' } } };
    expect(problemsWith('join', { form })[0]).toMatch(/can't show "cardFields"\. It has: .*billingDay\.$/);
  });

  it('refuses to hide a field of a widget that draws the whole section', () => {
    const picker = (show: unknown): object => ({
      provides: ['membership'],
      form: { schema: 'membership', ui: { membership: { 'ui:field': 'membershipPicker', 'ui:show': show } } },
    });
    expect(problemsWith('join', picker({ terms: 'some' }))).toEqual([
      'no-effect: "membershipPicker" is shown whatever this rule says. Delete it, and let "display" say who is shown the section.',
    ]);
    expect(problemsWith('join', picker(true))).toEqual([]);
  });

  it('refuses to send the answers to questions before the end', () =>
    expect(problemsWith('join', { form: { questions: 'membership' }, call: 'register' })).toEqual([
      'not-sent: The answers to the questions are sent at the end, not by "register". Give them a section without a call.',
    ]));
});

describe('checkTexts', () => {
  it.each<[string, object, boolean]>([
    ['an introduction', { intro: 'Bring a towel.' }, false],
    ['a form', { form: { schema: 'none' } }, false],
    ['variants', { variants: [{ form: { schema: 'none' } }] }, false],
    ['nothing of its own', {}, true],
  ])('asks for a heading over a section with %s where all sections are open, or not', (_, section, isAsked) => {
    const codes = problemsWith('checkout', { ...section, title: undefined });
    expect(codes.some((each) => each.startsWith('no-title'))).toBe(isAsked);
  });
});

describe('Names', () => {
  it.each([
    ['yess', '"loggedIn" is never "yess". Did you mean "yes"?'],
    ['sometimes', '"loggedIn" is never "sometimes". It is one of: no, yes.'],
  ])('says what a fact can be where it is never %s', (value, message) =>
    expect(problemsWith('join', { display: { loggedIn: value } })).toEqual([`unknown-value: ${message}`]),
  );
});
