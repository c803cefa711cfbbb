import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAjv } from '../../../../schemas/ajv.ts';
import { vocabulary } from '../../../../schemas/vocabulary';
import { readJsonText } from '../../core/jsonText';
import { parseVocabulary } from './parseVocabulary';

const ajv = createAjv();
for (const name of ['journey', 'form', 'vocabulary'])
  ajv.addSchema(JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as object);

function problemsOf(text: string): readonly string[] {
  const parsed = parseVocabulary(readJsonText(text), (value) => {
    ajv.validate('vocabulary.schema.json', value);
    return (ajv.errors ?? []).map(({ instancePath }) => ({ pointer: instancePath, message: 'is wrong' }));
  });
  return parsed.ok ? [] : parsed.problems.map(({ code, pointer }) => `${code} ${pointer}`);
}
const problemsWith = (change: object): readonly string[] => problemsOf(JSON.stringify({ ...vocabulary, ...change }));

describe('parseVocabulary', () => {
  it('takes the vocabulary as it is', () =>
    expect(problemsOf(readFileSync('schemas/vocabulary.json', 'utf8'))).toEqual([]));

  it('refuses invalid JSON', () =>
    expect(problemsOf('{ "facts": ')).toContainEqual(expect.stringMatching(/^not-json /)));

  it('refuses a value of another shape', () => expect(problemsWith({ events: 7 })).toEqual(['shape /events']));

  const when = { loggedIn: 'yes' };
  const sunny = { sun: 'yes' };
  it.each<[string, object, readonly string[]]>([
    ['a fact in what is impossible', { impossible: [sunny] }, ['unknown-fact /impossible/0/sun']],
    ['a fact in an introduction', { introduced: ['sun'] }, ['unknown-fact /introduced/0']],
    ['a fact in what passes', { passing: [sunny] }, ['unknown-fact /passing/0/sun']],
    ['a value in what is impossible', { impossible: [{ plan: 'weekly' }] }, ['unknown-value /impossible/0/plan']],
    [
      'facts in an event',
      { events: { ...vocabulary.events, dawn: { says: 'the sun rises', when: sunny, sets: { moon: ['no'] } } } },
      ['unknown-fact /events/dawn/when/sun', 'unknown-fact /events/dawn/sets/moon'],
    ],
    [
      'provisions in an event',
      {
        events: {
          ...vocabulary.events,
          dawn: { says: 'the sun rises', when, sets: {}, changes: ['a'], keeps: ['b'], holds: ['c'], opens: 'd' },
        },
      },
      [
        'unknown-provision /events/dawn/changes/0',
        'unknown-provision /events/dawn/keeps/0',
        'unknown-provision /events/dawn/holds/0',
        'unknown-provision /events/dawn/opens',
      ],
    ],
    [
      'names in a provision',
      {
        provisions: {
          ...vocabulary.provisions,
          towel: {
            label: 'a towel',
            after: ['bag'],
            needs: sunny,
            awaits: ['moon', 'plan'],
            sets: { plan: ['weekly'] },
            without: { moon: 'no' },
          },
        },
      },
      [
        'unknown-provision /provisions/towel/after/0',
        'unknown-fact /provisions/towel/needs/sun',
        'unknown-fact /provisions/towel/awaits/0',
        'unknown-value /provisions/towel/awaits/1',
        'unknown-value /provisions/towel/sets/plan',
        'unknown-fact /provisions/towel/without/moon',
      ],
    ],
    [
      'facts in a call',
      {
        calls: {
          ...vocabulary.calls,
          dry: { sends: 'register', saves: 'everything', when: sunny, sets: { plan: ['weekly'] } },
        },
      },
      ['unknown-form /calls/dry/saves', 'unknown-fact /calls/dry/when/sun', 'unknown-value /calls/dry/sets/plan'],
    ],
    [
      'names in a custom field and a screen',
      {
        customFields: { ...vocabulary.customFields, map: { draws: 'section', gives: ['bag'] } },
        screens: { ...vocabulary.screens, ending: { layout: 'all-open', customFields: ['globe'], calls: ['phone'] } },
      },
      [
        'unknown-provision /customFields/map/gives/0',
        'unknown-custom-field /screens/ending/customFields/0',
        'unknown-call /screens/ending/calls/0',
      ],
    ],
    [
      'names in an outcome',
      {
        outcomes: {
          swim: {
            journey: 'swim',
            screen: 'membership',
            for: sunny,
            given: { moon: 'no' },
            holds: ['bag'],
            requires: { towel: true },
            takes: { account: sunny },
            then: '/',
          },
        },
      },
      [
        'unknown-fact /outcomes/swim/for/sun',
        'unknown-fact /outcomes/swim/given/moon',
        'unknown-provision /outcomes/swim/holds/0',
        'unknown-provision /outcomes/swim/requires/towel',
        'unknown-fact /outcomes/swim/takes/account/sun',
      ],
    ],
  ])('finds unknown %s', (_, change, problems) => expect(problemsWith(change)).toEqual(problems));

  it('wants each role of the product to belong to one entry', () => {
    const { 'log-in': logIn, ...events } = vocabulary.events;
    const { billingDay = { label: '' } } = vocabulary.provisions;
    expect(problemsWith({ events: { ...events, 'sign-in': logIn } })).toEqual([]);
    expect(problemsWith({ events })).toEqual(['one-role /events']);
    const provisions = { ...vocabulary.provisions, billingDay: { ...billingDay, role: 'accepted-terms' } };
    expect(problemsWith({ provisions })).toEqual(['one-role /provisions/terms']);
  });

  it('shows the cycle from a provision to itself', () => {
    const a = { label: 'a', after: ['b'] };
    const provisions = {
      ...vocabulary.provisions,
      a,
      b: { label: 'b', after: ['c', 'a'] },
      c: { label: 'c', after: ['c'] },
    };
    expect(problemsWith({ provisions })).toEqual([
      'cyclic-after /provisions/a/after',
      'cyclic-after /provisions/b/after',
      'cyclic-after /provisions/c/after',
    ]);
  });
});
