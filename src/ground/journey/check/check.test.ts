import { describe, expect, it } from 'vitest';
import type { Section } from '../../../../schemas/generated/journey';
import { largeLanguage } from '../../../../tests/journeys/support/largeLanguage';
import type { Language } from '../language/step';
import { checkJourney } from './check';

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
