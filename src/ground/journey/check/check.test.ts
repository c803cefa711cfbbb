import { describe, expect, it } from 'vitest';
import joinJson from '../../../../journeys/join.json';
import datesJson from '../../../../schemas/forms/dates.json';
import type { Journey, Section, StaticForm } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import { largeLanguage } from '../../../../tests/journeys/support/largeLanguage';
import type { Language } from '../language/step';
import { checkJourney, problemsOf, type CheckResult } from './check';
import { ProvenCones } from './ProvenCones';

const told = (language: Language): readonly string[] =>
  checkJourney(language).problems.map(({ code, about = '' }) => `${code} ${about}`);

/** A sound journey of so many sections that each give one thing that everybody needs. */
function plainLanguage(count: number): Language {
  const names = Array.from({ length: count }, (_, index) => `p${index}`);
  const sections = names.map((name, index): Section => ({ id: `s${index}`, order: index + 10, provides: [name] }));
  return {
    journey: { $schema: '', id: 'plain', title: 'Plain', layout: 'one-at-a-time', outcome: 'done', sections },
    vocabulary: {
      facts: { sun: ['no', 'yes'] },
      introduced: [],
      passing: [],
      words: {},
      impossible: [],
      events: {},
      provisions: {
        gift: { label: 'a gift', sets: { sun: ['yes'] }, without: { sun: 'no' } },
        ...Object.fromEntries(names.map((name) => [name, { label: name }])),
      },
      calls: {},
      outcomes: {
        done: {
          journey: 'done',
          screen: 'membership',
          holds: ['gift'],
          requires: Object.fromEntries(names.map((name) => [name, true])),
          then: '/',
        },
      },
      customFields: {},
      screens: {},
      onboardingTypes: [],
    },
  };
}

const withJourney = (language: Language, change: object): Language => ({
  ...language,
  journey: { ...language.journey, ...change },
});

describe('checkJourney of a large journey', () => {
  it('finds a section that only some need', () => {
    const large = largeLanguage(20, 16);
    const sections = large.journey.sections.map((each) => (each.id === 's8' ? { ...each, display: true } : each));
    expect(told(withJourney(large, { sections }))).toEqual(['needless s8']);
  });

  it('finds a starting provision that nobody can hold', () => {
    const large = largeLanguage(40, 16);
    const sections = large.journey.sections.filter(({ id }) => id !== 's39');
    expect(told(withJourney(large, { starts: ['p39'], sections }))).toContain('unsafe p39');
  });

  it('reports a cone’s finding although other sections of the whole may prevent it', () => {
    const plain = plainLanguage(11);
    const gift = { id: 'gift_section', order: 1, provides: ['gift'], display: { sun: 'yes' } };
    const sections = [gift, ...plain.journey.sections];
    expect(told(plain)).toEqual([]);
    expect(told(withJourney(plain, { sections }))).toEqual(['needless gift_section']);
  });

  it('finds customers for whom nothing opens', () => {
    const plain = plainLanguage(11);
    const sections = plain.journey.sections.map((each) => ({ ...each, display: { sun: 'yes' } }));
    expect(told(withJourney(plain, { sections }))).toContain('stuck ');
  });
});

describe('checkJourney of a form', () => {
  const join = joinJson as unknown as Journey;
  const dates = datesJson as unknown as StaticForm;
  const withDates = (change: (section: Section) => Section, form = dates): Language => ({
    journey: { ...join, sections: join.sections.map((each) => (each.id === 'dates_section' ? change(each) : each)) },
    vocabulary,
    forms: { dates: form },
  });

  it('places a field that nobody needs in the variant that draws it', () => {
    const { problems } = checkJourney(
      withDates(({ form, ...section }) => ({
        ...section,
        variants: [{ form: { ...form, ui: { ...form?.ui, billingDay: {} } } }],
      })),
    );
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'needless-field /sections/4/variants/0/form/ui/billingDay',
    ]);
  });

  it('says nothing of a field that belongs to no provision', () => {
    const { properties } = dates.schema;
    const colour = { type: 'string', title: 'Colour of the towel' } as const;
    const form = { ...dates, schema: { ...dates.schema, properties: { ...properties, colour } } };
    expect(checkJourney(withDates((section) => section, form)).problems).toEqual([]);
  });
});

describe('problemsOf with the cones of earlier checks', () => {
  const check = (language: Language, proven?: ProvenCones): CheckResult => {
    const problems = problemsOf(language, 100_000, proven);
    let next = problems.next();
    while (next.done !== true) next = problems.next();
    return next.value;
  };

  it('finds what a check without them finds', () => {
    const proven = new ProvenCones();
    const plain = plainLanguage(6);
    expect(check(plain, proven)).toEqual(check(plain));
    const gift = { id: 'gift_section', order: 1, provides: ['gift'], display: { sun: 'yes' } };
    const broken = withJourney(plain, { sections: [gift, ...plain.journey.sections] });
    expect(check(broken, proven)).toEqual(check(broken));
    expect(check(plain, proven)).toEqual(check(plain));
  });
});
