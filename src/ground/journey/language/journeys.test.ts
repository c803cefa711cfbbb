import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Journey, StaticForm } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import { decide, type Facts } from '../../rules/rules';
import { givenFacts } from './lookups';
import { fieldRules } from './provisions';
import { displayedSections } from './sections';
import { initialState, step, type JourneyState } from './step';

const load = (name: string): Journey => JSON.parse(readFileSync(`journeys/${name}.json`, 'utf8')) as Journey;

const member: Facts = {
  loggedIn: 'yes',
  hasInstruction: 'yes',
  hasBillingDate: 'yes',
  plan: 'recurring',
  questions: 'none',
  terms: 'some',
  mandateTerms: 'some',
  mandateAddress: 'same',
  cart: 'none',
  amountDue: 'pending',
  cardChoice: 'none',
  savedCard: 'none',
  payment: 'ready',
  termsAccepted: 'no',
};

/** Returns the sections that open in turn by Continue alone, and the submitted outcome. */
function walk(name: string, facts: Facts, held: readonly string[] = []): readonly string[] {
  const journey = load(name);
  const language = { journey, vocabulary };
  const all = { ...facts, ...givenFacts(language) };
  const met: string[] = [];
  let at: JourneyState = step(language, all, initialState(journey), { kind: 'start', held }).state;
  for (let guard = 0; guard < 12 && at.status === 'filling' && at.open !== null; guard += 1) {
    met.push(at.open);
    const next = step(language, all, at, { kind: 'continue', saves: true });
    at = next.state;
    const after = { ...all, loggedIn: 'yes' };
    if (at.status === 'calling') at = step(language, after, at, { kind: 'called', result: 'ok' }).state;
  }
  return [...met, at.status];
}

describe('change-membership', () => {
  it.each<[string, Facts, string[]]>([
    ['with a mandate', member, ['membership_section', 'details_section', 'dates_section', 'submitting']],
    [
      'with questions, and without a mandate',
      { ...member, questions: 'required', hasInstruction: 'no' },
      [
        'membership_section',
        'details_section',
        'additional_details_section',
        'dates_section',
        'dd_section',
        'confirmation_section',
        'submitting',
      ],
    ],
    [
      'to a single payment, without a mandate',
      { ...member, plan: 'fixed', hasInstruction: 'no' },
      ['membership_section', 'details_section', 'dates_section', 'submitting'],
    ],
  ])('asks a member %s', (_name, facts, met) => expect(walk('change-membership', facts)).toEqual(met));

  it('shows the centre greyed out, and no way of paying to choose', () => {
    const [centre, membership] = displayedSections(load('change-membership'), member);
    expect(centre).toMatchObject({ id: 'centre_section', greyedOut: true });
    expect(membership?.form?.ui?.membership).toMatchObject({ 'ui:options': { paymentToggle: false } });
  });
});

describe('renew-membership', () => {
  it('goes by questions and dates to the cart', () => {
    expect(walk('renew-membership', { ...member, questions: 'required' })).toEqual([
      'additional_details_section',
      'dates_section',
      'submitting',
    ]);
  });

  it('has no button to edit what is done', () => {
    const sections = displayedSections(load('renew-membership'), member).filter(({ skipped }) => !skipped);
    expect(sections.map(({ editable }) => editable)).toEqual(sections.map(() => false));
  });
});

describe('register', () => {
  it('is one form and one call', () => {
    const facts = { ...member, loggedIn: 'no', hasInstruction: 'no', hasBillingDate: 'no' } as const;
    expect(walk('register', facts)).toEqual(['details_section', 'submitting']);
    expect(displayedSections(load('register'), facts)).toMatchObject([
      { continueLabel: 'Create Account', call: 'register' },
    ]);
  });
});

describe('a field that is shown by a fact that has to be loaded', () => {
  const journeys = readdirSync('journeys').map((file) => load(file.replace('.json', '')));
  const forms = readdirSync('schemas/forms').map(
    (file) => JSON.parse(readFileSync(`schemas/forms/${file}`, 'utf8')) as StaticForm,
  );
  const uis = [
    ...journeys.flatMap(({ sections }) =>
      sections.flatMap(({ form, variants = [] }) => [form?.ui, ...variants.map((each) => each.form.ui)]),
    ),
    ...forms.map(({ ui }) => ui),
  ];
  // Else a customer whose terms could not be loaded would see nothing in their place, and no button to try again.
  it('stands there while the fact is pending, and says itself that it is loading or has failed to', () => {
    const loading = { ...member, questions: 'pending', terms: 'pending', mandateTerms: 'pending', cart: 'pending' };
    const rules = uis.flatMap((ui) => fieldRules(ui));
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter(({ rule }) => decide(rule, loading) === 'pending')).toEqual([]);
  });
});
