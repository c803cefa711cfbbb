import { describe, expect, it } from 'vitest';
import joinJson from '../../../../journeys/join.json';
import type { Journey } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import type { Facts } from '../../rules/rules';
import type { JourneyState } from '../language/step';
import { findingsOf } from './findings';
import { moves } from './moves';
import type { Move } from './play';
import type { Situation } from './situations';
import { problemOf } from './sentences';
import { SituationGraph, type WalkNode } from './SituationGraph';
import { search } from './walk';

const language = { journey: joinJson as unknown as Journey, vocabulary };
const guest: Facts = {
  ...Object.fromEntries(Object.entries(vocabulary.facts).map(([fact, [first = '']]) => [fact, first])),
  cart: 'none',
};
const situationAt = (state: Partial<JourneyState>): Situation => ({
  facts: guest,
  state: { open: null, edited: [], has: [], status: 'filling', ...state },
  given: [],
});
const nodeAt = (situation: Situation, more: Partial<WalkNode> = {}): WalkNode => ({
  situation,
  edges: [],
  explored: true,
  via: undefined,
  from: undefined,
  cost: 0,
  straight: false,
  ...more,
});
const moveTo = (to: Situation, more: Partial<Move>): Move => ({
  kind: 'continue',
  name: undefined,
  to,
  effects: [],
  straight: false,
  settled: false,
  ...more,
});

describe('search', () => {
  it('gives up beyond the limit', () => {
    const instead = nodeAt(situationAt({}));
    expect(search(new SituationGraph(language), { held: [[]], limit: 3 }, () => false, instead)).toBe(instead);
  });
});

describe('search over a way that only some take', () => {
  it('keeps the shorter path to what a longer, ordinary way comes to as well', () => {
    const [start, goal] = [nodeAt(situationAt({})), nodeAt(situationAt({ status: 'submitted' }))].map((node) =>
      Object.assign(node, { cost: Infinity }),
    ) as [WalkNode, WalkNode];
    const ordinary = Array.from({ length: 9 }, () => nodeAt(situationAt({}), { cost: Infinity }));
    const ahead = [start, ...ordinary, goal];
    const edges = new Map(
      ahead.map((node, index) => [
        node,
        ahead.slice(index + 1, index + 2).map((to) => ({ move: moveTo(to.situation, { straight: true }), to })),
      ]),
    );
    edges.get(start)?.push({ move: moveTo(goal.situation, { kind: 'edit' }), to: goal });
    const graph = {
      language,
      forgetPaths: () => undefined,
      startsOf: () => [moveTo(start.situation, { kind: 'start', straight: true })],
      at: () => start,
      explore: (node: WalkNode) => edges.get(node) ?? [],
    } as unknown as SituationGraph;
    search(graph, { customers: [guest], limit: 100 }, () => false);
    expect(goal).toMatchObject({ straight: true, cost: 8, via: { kind: 'edit' } });
  });
});

describe('starts', () => {
  it('come back, once all has loaded, to a membership whose questions are known', () => {
    const graph = new SituationGraph(language);
    const all = ['centre', 'membership', 'account', 'answers'];
    const held = all.filter((each) => each !== 'account');
    const known = { plan: 'recurring', questions: 'required', terms: 'some', cart: 'none' };
    const arrived = graph.startsOf({}, [held, all]).map(({ to }) => to);
    expect(arrived).toContainEqual(
      expect.objectContaining({ given: all, facts: expect.objectContaining({ ...known, loggedIn: 'yes' }) as unknown }),
    );
  });
});

describe('moves', () => {
  it('let a call only fail if its section is gone', () => {
    const { space } = new SituationGraph(language);
    const kinds = [...moves({ language, space }, situationAt({ status: 'calling', open: 'sauna' }))].map(
      ({ kind }) => kind,
    );
    expect(new Set(kinds)).toEqual(new Set(['failed', 'event']));
  });

  const calledFrom = (when: Facts, impossible: readonly Facts[]): readonly Move[] => {
    const register = { sends: 'register', when, sets: { loggedIn: ['no', 'yes'] } };
    const calls = { ...vocabulary.calls, register };
    const more = { calls, impossible: [...vocabulary.impossible, ...impossible] };
    const changed = { ...language, vocabulary: { ...vocabulary, ...more } };
    const situation = situationAt({ status: 'calling', open: 'details_section' });
    return [...moves(new SituationGraph(changed), situation)].filter(({ kind }) => kind === 'called');
  };

  it('never lead from a call to an impossible customer', () => {
    const called = calledFrom({ loggedIn: 'no' }, [{ loggedIn: 'yes', cart: 'none' }]);
    expect(called.map(({ to }) => to.facts.loggedIn)).toEqual(['no']);
  });

  it('let no call succeed that is for other customers', () => {
    expect(calledFrom({ loggedIn: 'no' }, [])).toHaveLength(2);
    expect(calledFrom({ loggedIn: 'yes' }, [])).toEqual([]);
  });
});

describe('findingsOf', () => {
  it('reports a submit as unsafe while its requirements are loading', () => {
    const over = situationAt({ status: 'submitted' });
    const submit = moveTo(over, { effects: [{ kind: 'submit', outcome: 'new-membership' }] });
    const node = nodeAt(over, { edges: [{ move: submit, to: nodeAt(over) }] });
    const { space } = new SituationGraph(language);
    expect(findingsOf({ language, space, nodes: [node] })).toEqual([{ code: 'unsafe', about: '', node }]);
  });
});

describe('problemOf', () => {
  const stepsTo = (node: WalkNode): readonly string[] | undefined =>
    problemOf(language, { code: 'unsafe', about: 'startDate', node }, node).trace?.steps;

  it('describes what the server refuses', () => {
    const situation = situationAt({ open: 'dd_section' });
    const via = moveTo(situation, {
      kind: 'refused',
      name: 'mandate',
      effects: [{ kind: 'opened', section: 'dd_section', entry: 'new' }],
    });
    expect(stepsTo(nodeAt(situation, { via }))).toEqual([
      'the server refuses bank details',
      'Monthly payment',
      'submits without a start date',
    ]);
  });

  it.each<[Partial<Move>, string]>([
    [{ kind: 'edit', name: 'dd_section' }, 'goes back to Monthly payment'],
    [{ kind: 'returned', name: 'dd_section' }, 'goes back to Monthly payment'],
    [{ kind: 'failed' }, 'the call fails'],
  ])('describes the move %j', (move, text) => {
    const situation = situationAt({ open: 'dd_section' });
    expect(stepsTo(nodeAt(situation, { via: moveTo(situation, move) }))?.[0]).toBe(text);
  });

  it('tells of a situation that nobody walked to only what happens there', () =>
    expect(stepsTo(nodeAt(situationAt({})))).toEqual(['submits without a start date']));
});
