import fc from 'fast-check';
import type { Event, ProvisionEntry, Section, Vocabulary } from '../../../schemas/generated/journey';
import type { Language } from '../../../src/ground/journey/language/step';
import type { Rule } from '../../../src/ground/rules/rules';

const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/** Facts, of which the last two move: `m0` by a choice, `m1` by loading. */
const facts: Vocabulary['facts'] = {
  a: ['x', 'y'],
  b: ['x', 'y', 'z'],
  m0: ['none', 'x', 'y'],
  m1: ['pending', 'x', 'y'],
};
const condition: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({ a: fc.constantFrom('x', 'y') }),
  fc.record({ b: fc.oneof(fc.constantFrom('x', 'y', 'z'), fc.constant({ not: 'x' })) }),
  fc.record({ m0: fc.oneof(fc.constantFrom('x', 'y'), fc.constant(['x', 'y'])) }),
  fc.record({ m1: fc.constantFrom('x', 'y') }),
  fc.record({ a: fc.constantFrom('x', 'y'), m0: fc.constantFrom('x', 'y') }),
);
const rule: fc.Arbitrary<Rule> = fc.oneof(
  { weight: 4, arbitrary: condition },
  { weight: 1, arbitrary: fc.record({ any: fc.tuple(condition, condition).map((rules) => [...rules]) }) },
  { weight: 1, arbitrary: fc.record({ not: condition }) },
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>, weight = 1): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight, arbitrary }, { weight: 2, arbitrary: fc.constant(undefined) });

/** Provisions of which each may come after earlier ones; the first may be a choice. */
const provisions = (count: number): fc.Arbitrary<Vocabulary['provisions']> =>
  fc
    .tuple(...names('p', count).map((_, index) => fc.subarray(names('p', index), { maxLength: Math.min(2, index) })))
    .chain((after) =>
      fc.boolean().map((chooses) =>
        Object.fromEntries(
          after.map((before, index): [string, ProvisionEntry] => [
            `p${index}`,
            {
              label: `thing ${index}`,
              ...(before.length > 0 ? { after: before } : {}),
              ...(index === 0 && chooses
                ? { sets: { m0: ['x', 'y'], m1: ['pending'] }, without: { m0: 'none', m1: 'pending' } }
                : {}),
            },
          ]),
        ),
      ),
    );

const events: fc.Arbitrary<Vocabulary['events']> = fc
  .record({ loses: fc.boolean(), restarts: fc.boolean() })
  .map(({ loses, restarts }): Record<string, Event> => ({
    arrives: { says: 'it arrives', comes: true, when: { m1: 'pending' }, sets: { m1: ['x', 'y'] } },
    ...(loses
      ? {
          changes: {
            says: 'it changes',
            when: { m0: ['x', 'y'] },
            sets: { m0: ['x', 'y'] },
            changes: ['p0'],
            ...(restarts ? { keeps: ['p0'] } : {}),
          },
        }
      : {}),
  }));

const section = (index: number, count: number): fc.Arbitrary<Section> =>
  fc
    .record({
      order: fc.integer({ min: 0, max: 40 }),
      provides: fc.subarray(names('p', count), { maxLength: Math.min(2, count) }),
      display: maybe(rule, 2),
      skip: maybe(rule),
      greyedOut: maybe(fc.oneof(rule, fc.boolean())),
    })
    .map(({ order, provides, ...rules }) => ({
      id: `s${index}`,
      order: order * 10 + index,
      title: `Section ${index}`,
      ...(provides.length > 0 ? { provides } : {}),
      ...Object.fromEntries(Object.entries(rules).filter(([, each]) => each !== undefined)),
    }));

/** A small language and a journey in it, most of which break some promise. */
export const randomLanguage: fc.Arbitrary<Language> = fc.integer({ min: 1, max: 4 }).chain((count) =>
  fc
    .record({
      provisions: provisions(count),
      events,
      requires: fc.dictionary(fc.constantFrom(...names('p', count)), fc.oneof(rule, fc.constant(true)), {
        maxKeys: count,
      }),
      takes: fc.dictionary(fc.constantFrom(...names('p', count)), rule, { maxKeys: 1 }),
      sections: fc
        .integer({ min: 1, max: 4 })
        .chain((size) => fc.tuple(...names('s', size).map((_, index) => section(index, count)))),
      layout: fc.constantFrom('one-at-a-time' as const, 'one-at-a-time' as const, 'all-open' as const),
      starts: maybe(fc.constant('p0')),
      resume: maybe(condition),
    })
    .map(({ provisions: known, events: happening, requires: all, takes, sections, layout, starts, resume }) => {
      const provided = [
        ...(starts === undefined ? [] : [starts]),
        ...sections.flatMap(({ provides = [] }) => provides),
      ];
      const requires = Object.fromEntries(Object.entries(all).filter(([name]) => provided.includes(name))); // or no parse lets it through
      return {
        vocabulary: {
          facts,
          introduced: [],
          passing: [],
          words: {},
          impossible: [{ m0: 'none', m1: { not: 'pending' } }],
          events: happening,
          provisions: known,
          calls: {},
          outcomes: { done: { journey: 'done', screen: 'membership', holds: ['p0'], requires, takes, then: '/' } },
          customFields: {},
          screens: {},
          onboardingTypes: [],
        },
        journey: {
          $schema: '',
          id: 'random',
          title: 'Random',
          layout,
          outcome: 'done',
          ...(starts === undefined ? {} : { starts: [starts] }),
          ...(resume === undefined || layout === 'all-open'
            ? {}
            : { resume: [{ when: resume, edited: 'before' as const, open: 's0' }] }),
          sections: [...sections],
        },
      };
    }),
);
