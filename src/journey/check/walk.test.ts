import { describe, expect, it } from 'vitest';
import joinJson from '../../../journeys/join.json';
import type { Journey } from '../../../schemas/generated/journey';
import { vocabulary } from '../../../schemas/vocabulary';
import type { Facts } from '../../rules/rules';
import type { JourneyState } from '../step';
import { findingsOf } from './findings';
import { moves, type Move, type Place } from './moves';
import { problemOf } from './sentences';
import { Atlas, search, type Node } from './walk';

const language = { journey: joinJson as unknown as Journey, vocabulary };
const guest: Facts = {
  ...Object.fromEntries(Object.entries(vocabulary.facts).map(([fact, [first = '']]) => [fact, first])),
  cart: 'none',
};
const placeAt = (state: Partial<JourneyState>): Place => ({
  facts: guest,
  state: { open: null, edited: [], has: [], status: 'filling', ...state },
  given: [],
});
const nodeAt = (place: Place, more: Partial<Node> = {}): Node => ({
  place,
  edges: [],
  explored: true,
  came: undefined,
  from: undefined,
  cost: 0,
  straight: false,
  ...more,
});
const moveTo = (to: Place, more: Partial<Move>): Move => ({
  kind: 'continue',
  to,
  effects: [],
  straight: false,
  settled: false,
  ...more,
});

describe('search', () => {
  it('gives up when it is too far', () =>
    expect(search(new Atlas(language), { held: [[]], limit: 3 }, () => false)).toBe('too-far'));
});

describe('moves', () => {
  it('let a call only fail whose section is gone', () => {
    const { space } = new Atlas(language);
    const kinds = [...moves(language, space, placeAt({ status: 'calling', open: 'sauna' }))].map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['failed', 'event']));
  });

  it('let no call lead to a customer that there can not be', () => {
    const calls = { ...vocabulary.calls, register: { when: { loggedIn: 'no' }, sets: { loggedIn: ['no', 'yes'] } } };
    const impossible = [...vocabulary.impossible, { loggedIn: 'yes', cart: 'none' }];
    const changed = { ...language, vocabulary: { ...vocabulary, calls, impossible } };
    const place = placeAt({ status: 'calling', open: 'details_section' });
    const called = [...moves(changed, new Atlas(changed).space, place)].filter(({ kind }) => kind === 'called');
    expect(called.map(({ to }) => to.facts.loggedIn)).toEqual(['no']);
  });
});

describe('findingsOf', () => {
  it('takes a submit for unsafe while it is not known what is needed', () => {
    const over = placeAt({ status: 'submitted' });
    const submit = moveTo(over, { effects: [{ kind: 'submit', outcome: 'new-membership' }] });
    const node = nodeAt(over, { edges: [{ move: submit, to: nodeAt(over) }] });
    const { space } = new Atlas(language);
    expect(findingsOf({ language, space, nodes: [node] })).toEqual([{ code: 'unsafe', about: '', node }]);
  });
});

describe('problemOf', () => {
  const stepsTo = (node: Node): readonly string[] | undefined =>
    problemOf(language, { code: 'unsafe', about: 'startDate', node }, node).trace?.steps;

  it('tells of what the server refuses', () => {
    const place = placeAt({ open: 'dd_section' });
    const came = moveTo(place, {
      kind: 'refused',
      name: 'mandate',
      effects: [{ kind: 'opened', section: 'dd_section' }],
    });
    expect(stepsTo(nodeAt(place, { came }))).toEqual([
      'the server refuses bank details',
      'Monthly payment',
      'submits without a start date',
    ]);
  });

  it('tells of a place that nobody walked to only what happens there', () =>
    expect(stepsTo(nodeAt(placeAt({})))).toEqual(['submits without a start date']));
});
