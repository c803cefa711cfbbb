import { describe, expect, it } from 'vitest';
import type { Event } from '../../../../schemas/generated/journey';
import type { Language } from '../language/step';
import { canBe, factSpace } from './customers';

const facts = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`f${index}`, ['x']]));
const languageWith = (change: Partial<Language['vocabulary']>): Language => ({
  journey: {
    $schema: '',
    id: 'swim',
    title: 'Swim',
    layout: 'one-at-a-time',
    outcome: 'swim',
    sections: [{ id: 'desk', order: 1, provides: ['ticket'] }],
  },
  vocabulary: {
    facts,
    introduced: [],
    passing: [],
    words: {},
    impossible: [],
    events: {},
    provisions: { wallet: { label: 'a wallet' }, ticket: { label: 'a ticket', after: ['wallet'] } },
    calls: {},
    outcomes: { swim: { journey: 'done', screen: 'membership', requires: {}, then: '/' } },
    customFields: {},
    screens: {},
    onboardingTypes: [],
    ...change,
  },
});

describe('factSpace', () => {
  it.each<[string, Partial<Event>, boolean]>([
    ['takes away what a section gives', { changes: ['ticket'] }, true],
    ['takes away what a section builds on', { changes: ['wallet'] }, true],
    ['brings what a section gives', { holds: ['ticket'] }, true],
    ['takes away what has no part in the journey', { changes: ['sauna'] }, false],
    ['changes facts alone that no rule names', {}, false],
  ])('counts an event or not that %s', (_, change, counts) => {
    const event = { says: 'it rains', when: { f0: 'x' }, sets: {}, ...change };
    const space = factSpace(languageWith({ events: { rain: event } }));
    expect(space.events.map(([name]) => name)).toEqual(counts ? ['rain'] : []);
    expect(space.names).toEqual(counts ? ['f0'] : []);
  });
});

describe('canBe', () => {
  const impossible = (count: number): Language =>
    languageWith({
      impossible: [
        Object.fromEntries(
          Object.keys(facts)
            .slice(0, count)
            .map((fact) => [fact, 'x']),
        ),
      ],
    });

  it('looks into all that is open', () => expect(canBe(impossible(9), {})).toBe(false));
  it('lets a customer be of whom too much is open to look into', () => expect(canBe(impossible(10), {})).toBe(true));
});
