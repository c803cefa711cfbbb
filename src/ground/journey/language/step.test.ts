import { describe, expect, it } from 'vitest';
import type { Journey, Vocabulary } from '../../../../schemas/generated/journey';
import checkoutJson from '../../../../journeys/checkout.json';
import joinJson from '../../../../journeys/join.json';
import vocabularyJson from '../../../../schemas/vocabulary.json';
import type { Facts } from '../../rules/rules';
import { initialState, step, type JourneyAction, type JourneyState, type Step } from './step';

const vocabulary = vocabularyJson as Vocabulary;
const join = joinJson as Journey;
const checkout = checkoutJson as unknown as Journey;

const guest: Facts = {
  loggedIn: 'no',
  hasInstruction: 'no',
  hasBillingDate: 'no',
  plan: 'none',
  questions: 'pending',
  terms: 'pending',
  mandateTerms: 'some',
  mandateAddress: 'same',
  cart: 'none',
  amountDue: 'pending',
  cardChoice: 'none',
  savedCard: 'none',
  payment: 'ready',
  termsAccepted: 'no',
};
const monthly: Facts = { ...guest, plan: 'recurring', questions: 'none', terms: 'some' };
const single: Facts = { ...monthly, plan: 'fixed' };
const signedUp: Facts = { ...monthly, loggedIn: 'yes' };
const signedUpOnce: Facts = { ...single, loggedIn: 'yes' };
const member: Facts = { ...monthly, loggedIn: 'yes', hasInstruction: 'yes', hasBillingDate: 'yes' };

function play(journey: Journey, facts: Facts, state: JourneyState, ...actions: JourneyAction[]): Step {
  return actions.reduce<Step>((last, action) => step({ journey, vocabulary }, facts, last.state, action), {
    state,
    effects: [],
  });
}

/** Presses Continue, answering every call with success, until nothing more opens; gives the sections met. */
function walk(facts: Facts, from: JourneyState): { met: readonly (string | null)[]; last: Step } {
  const met: (string | null)[] = [];
  let last: Step = { state: from, effects: [] };
  let now = facts;
  for (let guard = 0; guard < 20 && last.state.status === 'filling'; guard += 1) {
    met.push(last.state.open);
    last = play(join, now, last.state, { kind: 'continue' });
    if (last.state.status !== 'calling') continue;
    now = { ...now, loggedIn: 'yes' };
    last = play(join, now, last.state, { kind: 'called', result: 'ok' });
  }
  return { met, last };
}

const started = (facts: Facts, held: readonly string[] = []): JourneyState =>
  play(join, facts, initialState(join), { kind: 'start', held }).state;

describe('step', () => {
  it('opens the first section for a newcomer', () => {
    expect(started(guest)).toEqual({ open: 'centre_section', edited: [], has: [], status: 'filling' });
  });

  it.each<[string, Facts, string[]]>([
    [
      'a guest with a monthly plan',
      monthly,
      [
        'centre_section',
        'membership_section',
        'details_section',
        'dates_section',
        'dd_section',
        'confirmation_section',
      ],
    ],
    [
      'a guest with a single payment',
      single,
      ['centre_section', 'membership_section', 'details_section', 'dates_section'],
    ],
    [
      'a member with an instruction',
      member,
      ['centre_section', 'membership_section', 'details_section', 'dates_section'],
    ],
    [
      'a guest who is asked questions',
      { ...single, questions: 'required' },
      ['centre_section', 'membership_section', 'details_section', 'additional_details_section', 'dates_section'],
    ],
  ])('leads %s through its sections to the submit', (_, facts, sections) => {
    const { met, last } = walk(facts, started(facts));
    expect(met).toEqual(sections);
    expect(last.effects).toEqual([{ kind: 'submit', outcome: 'new-membership' }]);
    expect(last.state.status).toBe('submitting');
  });

  it('makes the call of a section before going on, and stays when it fails', () => {
    const at = started(monthly, ['centre', 'membership']);
    const called = play(join, monthly, at, { kind: 'continue' });
    expect(called.effects).toEqual([{ kind: 'call', call: 'register', section: 'details_section' }]);
    expect(play(join, monthly, called.state, { kind: 'called', result: 'failed' }).state).toEqual({
      ...at,
      status: 'filling',
    });
    const done = play(join, { ...monthly, loggedIn: 'yes' }, called.state, { kind: 'called', result: 'ok' });
    expect(done.state.open).toBe('dates_section');
    expect(done.state.has).toContain('account');
  });

  it('continues past an optional form without its call, and saves it when asked', () => {
    const facts: Facts = { ...member, cart: 'none' };
    const at = started(facts, ['centre', 'membership']);
    expect(at.open).toBe('details_section');
    expect(play(join, facts, at, { kind: 'continue' }).state.open).toBe('dates_section');
    const saving = play(join, facts, at, { kind: 'continue', saves: true });
    expect(saving.effects).toEqual([{ kind: 'call', call: 'update-user', section: 'details_section' }]);
  });

  it('waits while a fact that decides the next move is loading, then goes on', () => {
    const loading: Facts = { ...member, questions: 'pending' };
    const waiting = play(join, loading, started(loading, ['centre', 'membership']), { kind: 'continue' });
    expect(waiting.state).toMatchObject({ open: 'details_section', status: 'waiting' });
    expect(play(join, loading, waiting.state, { kind: 'factsChanged' }).state.status).toBe('waiting');
    const arrived = play(join, { ...member, questions: 'required' }, waiting.state, { kind: 'factsChanged' });
    expect(arrived.state).toMatchObject({ open: 'additional_details_section', status: 'filling' });
  });

  it('takes back what depends on a changed choice', () => {
    const all = started(signedUp, [
      'centre',
      'membership',
      'account',
      'answers',
      'startDate',
      'billingDay',
      'terms',
      'mandate',
    ]);
    const { state } = play(join, signedUp, all, { kind: 'changed', provision: 'membership' });
    expect(state.has).toEqual(['centre', 'membership', 'account']);
    expect(state.edited).toEqual(['centre_section', 'membership_section', 'details_section']);
  });

  it('never submits without what the outcome requires: it opens the section and says its text', () => {
    const facts: Facts = { ...signedUpOnce, questions: 'optional' };
    const before = started(facts, ['centre', 'membership', 'account', 'answers']);
    const at: JourneyState = { ...before, has: ['centre', 'membership', 'account'] };
    const refused = play(join, { ...facts, questions: 'required' }, at, { kind: 'continue' });
    expect(refused.effects).toEqual([
      { kind: 'missing', provision: 'answers', message: 'Please fill in required questions' },
      { kind: 'opened', section: 'additional_details_section', entry: 'new' },
    ]);
    expect(refused.state).toMatchObject({ open: 'additional_details_section', status: 'filling' });
  });

  it('opens the section that owns a refused path', () => {
    const submitting: JourneyState = {
      open: 'confirmation_section',
      edited: ['dates_section', 'dd_section'],
      has: [],
      status: 'submitting',
    };
    const refused = (paths: string[]): JourneyState =>
      play(join, monthly, submitting, { kind: 'refused', paths }).state;
    expect(refused(['somethingElse', 'accountDetails.sortCode'])).toMatchObject({
      open: 'dd_section',
      status: 'filling',
    });
    expect(refused(['startDate']).open).toBe('dates_section');
    expect(refused(['nobody.knows'])).toMatchObject({ open: 'confirmation_section', status: 'filling' });
  });

  it('resumes a loaded cart at the details, and marks done what it holds', () => {
    const facts: Facts = { ...member, cart: 'loaded' };
    const chosen = ['centre', 'membership', 'account'];
    const state = started(facts, chosen);
    expect(state.open).toBe('details_section');
    expect(state.edited).toEqual(['centre_section', 'membership_section', 'details_section']);
    expect(started(facts, [...chosen, 'startDate', 'terms']).edited).toEqual([...state.edited, 'dates_section']);
    expect(started({ ...member, cart: 'pending' }).status).toBe('starting');
  });

  it('opens what an event names rather than what is missing', () => {
    const { state } = play(join, guest, initialState(join), { kind: 'start', held: ['centre'], opens: 'centre' });
    expect(state).toMatchObject({ open: 'centre_section', has: ['centre'], edited: [] });
  });

  it('edits a done section, but none that is greyed out, skipped or not editable', () => {
    const at = started(signedUp, ['centre', 'membership', 'account']);
    expect(play(join, signedUp, at, { kind: 'edit', section: 'centre_section' }).state.open).toBe('centre_section');
    expect(play(join, signedUp, at, { kind: 'edit', section: 'checkout_section' }).state.open).toBe('dates_section');
    for (const rule of ['greyedOut', 'editable'] as const) {
      const sections = join.sections.map((each) =>
        each.order === 10 ? { ...each, [rule]: rule === 'greyedOut' } : each,
      );
      const changed: Journey = { ...join, sections };
      expect(play(changed, signedUp, at, { kind: 'edit', section: 'centre_section' }).state.open).toBe('dates_section');
    }
  });

  it('opens the choice of a membership again in place of waiting for what only a membership brings', () => {
    const facts = { ...signedUp, plan: 'none', questions: 'pending', terms: 'pending' };
    const has = ['centre', 'account'];
    const at: JourneyState = { ...started(signedUp, has), open: 'details_section', has };
    const { state, effects } = play(join, facts, at, { kind: 'continue' });
    expect(state).toMatchObject({ open: 'membership_section', status: 'filling' });
    expect(effects).toEqual([
      { kind: 'missing', provision: 'membership', message: 'Please choose your membership' },
      { kind: 'opened', section: 'membership_section', entry: 'new' },
    ]);
  });

  it('waits for what loads by itself, whatever is missing before that brings nothing', () => {
    const facts = { ...signedUp, questions: 'pending' };
    const has = ['centre', 'membership', 'account'];
    const at: JourneyState = { ...started(signedUp, has), open: 'details_section', has };
    expect(play(join, facts, at, { kind: 'continue' }).state).toMatchObject({
      open: 'details_section',
      status: 'waiting',
    });
    const moved = join.sections.map((each) => (each.id === 'details_section' ? { ...each, order: 5 } : each));
    const lacking = { ...at, open: 'membership_section', has: ['centre', 'membership'] };
    expect(play({ ...join, sections: moved }, facts, lacking, { kind: 'continue' }).state.status).toBe('waiting');
  });

  it('leaves a section that is no longer shown', () => {
    const at = started({ ...signedUpOnce, questions: 'required' }, ['centre', 'membership', 'account']);
    expect(at.open).toBe('additional_details_section');
    expect(play(join, signedUpOnce, at, { kind: 'factsChanged' }).state.open).toBe('dates_section');
  });

  it('ignores a second Continue while something is under way', () => {
    const at = started(monthly, ['centre', 'membership']);
    const calling = play(join, monthly, at, { kind: 'continue' });
    expect(play(join, monthly, calling.state, { kind: 'continue' })).toEqual({ state: calling.state, effects: [] });
  });

  it('ends where the outcome leads, and starts over', () => {
    const submitting = walk(single, started(single)).last.state;
    const done = play(join, single, submitting, { kind: 'called', result: 'ok' });
    expect(done).toMatchObject({ state: { status: 'submitted' }, effects: [{ kind: 'leave', to: '/checkout' }] });
    expect(play(join, single, submitting, { kind: 'called', result: 'failed' }).state.status).toBe('filling');
    expect(play(join, single, done.state, { kind: 'restart' }).state).toEqual(started(single));
  });

  describe('with all sections open', () => {
    const facts: Facts = { ...member, amountDue: 'some', terms: 'some' };
    const at = play(checkout, facts, initialState(checkout), { kind: 'start', held: [] }).state;

    it('opens nothing', () => expect(at).toEqual({ open: null, edited: [], has: [], status: 'filling' }));

    it('submits when all that is required is given', () => {
      const paid = play(checkout, facts, at, { kind: 'continue', gives: ['billing', 'card', 'terms'] });
      expect(paid.effects).toEqual([{ kind: 'submit', outcome: 'pay' }]);
    });

    it('asks for what is missing, in the order of the page', () => {
      const asked = play(checkout, facts, at, { kind: 'continue', gives: ['terms'] });
      expect(asked.state.status).toBe('filling');
      expect(asked.effects).toEqual([
        { kind: 'missing', provision: 'billing', message: 'Please complete your billing details' },
      ]);
    });

    it('asks for no card when nothing is due', () => {
      const free: Facts = { ...facts, amountDue: 'zero' };
      expect(play(checkout, free, at, { kind: 'continue', gives: ['terms'] }).state.status).toBe('submitting');
    });

    it('waits for an amount that is still loading', () => {
      const loading: Facts = { ...facts, amountDue: 'pending' };
      const waiting = play(checkout, loading, at, { kind: 'continue', gives: ['terms'] });
      expect(waiting.state.status).toBe('waiting');
      const free: Facts = { ...facts, amountDue: 'zero' };
      expect(play(checkout, free, waiting.state, { kind: 'factsChanged' }).state.status).toBe('submitting');
    });
  });
});
