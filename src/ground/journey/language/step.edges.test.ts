import { describe, expect, it } from 'vitest';
import type { Journey, Section, Vocabulary } from '../../../../schemas/generated/journey';
import type { Facts } from '../../rules/rules';
import { problemLine } from './problems';
import { fieldUi } from './fieldUi';
import { dependents, isRequired, ownerOf, required } from './provisions';
import { contentOf } from './content';
import { displayedSections, submitLabel } from './sections';
import { initialState, step, type JourneyAction, type JourneyState, type Step } from './step';

/** A language so small that every corner of a step can be seen in it. */
const vocabulary = {
  facts: { sun: { values: ['yes', 'no'], pending: true } },
  provisions: {
    towel: { missing: 'Bring a towel', paths: ['towel', 'towels.*'] },
    ticket: { after: ['towel'] },
  },
  events: {},
  impossible: [],
  outcomes: { swim: { requires: { towel: true, ticket: { sun: 'yes' } }, then: '/pool' } },
  calls: [],
  customFields: {},
  onboardingTypes: [],
} as unknown as Vocabulary; // only what a step reads
const sunny: Facts = { sun: 'yes' };
const unsure: Facts = { sun: 'pending' };
const journey: Journey = {
  $schema: '../schemas/journey.schema.json',
  id: 'swim',
  title: 'Swim',
  layout: 'one-at-a-time',
  outcome: 'swim',
  sections: [
    { id: 'bag', order: 1, title: 'Bag', provides: ['towel'] },
    { id: 'desk', order: 2, title: 'Desk', provides: ['ticket'], display: { sun: 'yes' } },
  ],
};
const noSections: Journey = { ...journey, sections: [] };

const act = (of: Journey, facts: Facts, state: JourneyState, action: JourneyAction, words = vocabulary): Step =>
  step({ journey: of, vocabulary: words }, facts, state, action);
const at = (open: string | null, more: Partial<JourneyState> = {}): JourneyState => ({
  open,
  edited: [],
  has: [],
  status: 'filling',
  ...more,
});

describe('step, at its edges', () => {
  it('waits to start while a fact that decides the first section is loading', () => {
    const { state } = act(journey, unsure, initialState(journey), { kind: 'start', held: ['towel'] });
    expect(state).toMatchObject({ open: null, status: 'starting', has: ['towel'] });
    expect(act(journey, sunny, state, { kind: 'factsChanged' }).state.open).toBe('desk');
  });

  it('opens a text on the way to what is missing, and none that lies before what is given', () => {
    const text = (id: string, order: number): Section => ({ id, order, title: id, intro: 'Read this.' });
    const told: Journey = { ...journey, sections: [text('first', 0), text('second', 1.5), ...journey.sections] };
    const opened = (held: readonly string[]): string | null =>
      act(told, sunny, initialState(told), { kind: 'start', held }).state.open;
    expect(opened([])).toBe('first');
    expect(opened(['towel'])).toBe('second');
    expect(opened(['towel', 'ticket'])).toBe('desk');
  });

  it('does not resume at an unknown section', () => {
    const resuming: Journey = { ...journey, resume: [{ when: true, open: 'sauna', edited: 'all' }] };
    expect(act(resuming, sunny, initialState(resuming), { kind: 'start', held: [] }).state.open).toBe('bag');
  });

  it('requires what the outcome says, once it is known', () => {
    expect(isRequired(vocabulary, 'swim', 'ticket', sunny)).toBe(true);
    expect(isRequired(vocabulary, 'swim', 'ticket', unsure)).toBe(false);
    expect(isRequired(vocabulary, 'swim', 'sauna', sunny)).toBe(false);
  });

  it('has no dependents of an unknown provision', () => expect([...dependents(vocabulary, 'sauna')]).toEqual([]));

  it('waits to start while a resume rule is undecided', () => {
    const resuming: Journey = { ...journey, resume: [{ when: { sun: 'yes' }, open: 'bag', edited: 'all' }] };
    const waiting = act(resuming, unsure, initialState(resuming), { kind: 'start', held: ['ticket'] });
    expect(waiting.state.status).toBe('starting');
    expect(act(resuming, sunny, waiting.state, { kind: 'factsChanged' }).state.edited).toEqual(['desk']);
  });

  it('opens nothing without sections, and shows the missing provision’s own text', () => {
    const { state } = act(noSections, sunny, initialState(noSections), { kind: 'start', held: [] });
    expect(state).toMatchObject({ open: null, status: 'filling' });
    expect(act(noSections, sunny, state, { kind: 'continue' }).effects).toEqual([]);
  });

  it('opens the last section when nothing is missing', () => {
    expect(act(journey, sunny, at(null), { kind: 'start', held: ['towel', 'ticket'] }).state.open).toBe('desk');
  });

  it('shows the general text for a provision without its own', () => {
    const { effects } = act(journey, sunny, at('desk', { has: ['towel'], edited: ['bag'] }), { kind: 'continue' });
    expect(effects).toEqual([{ kind: 'submit', outcome: 'swim' }]);
    const late: Journey = { ...journey, sections: [{ id: 'end', order: 1, title: 'End' }] };
    const missing = act(late, sunny, at('end', { has: ['towel'] }), { kind: 'continue' });
    expect(missing.effects).toEqual([
      { kind: 'missing', provision: 'ticket', message: 'Please fill in required questions' },
    ]);
    expect(missing.state.status).toBe('filling');
  });

  it('waits with the submit while its requirements are loading', () => {
    const shown: Journey = { ...journey, sections: [{ id: 'bag', order: 1, title: 'Bag', provides: ['towel'] }] };
    const waiting = act(shown, unsure, at('bag'), { kind: 'continue' });
    expect(waiting.state.status).toBe('waiting');
    expect(act(shown, { sun: 'no' }, waiting.state, { kind: 'factsChanged' }).effects).toEqual([
      { kind: 'submit', outcome: 'swim' },
    ]);
  });

  it('with all sections open, submits the given and the starting provisions', () => {
    const open: Journey = { ...journey, layout: 'all-open', starts: ['towel'] };
    const waiting = act(open, unsure, at(null), { kind: 'continue' });
    expect(waiting.state).toMatchObject({ status: 'waiting', has: ['towel'] });
    expect(act(open, { sun: 'no' }, waiting.state, { kind: 'factsChanged' }).effects).toEqual([
      { kind: 'submit', outcome: 'swim' },
    ]);
    const bare: Journey = { ...open, starts: undefined } as unknown as Journey;
    expect(act(bare, sunny, at(null), { kind: 'continue' }).effects[0]).toMatchObject({ kind: 'missing' });
    expect(act(open, sunny, at(null, { status: 'submitting' }), { kind: 'refused', paths: ['towel'] }).state).toEqual(
      at(null),
    );
  });

  it('ignores the result of a call that is not pending', () => {
    expect(act(journey, sunny, at('bag'), { kind: 'called', result: 'ok' })).toEqual({ state: at('bag'), effects: [] });
  });

  it('makes no call that is not for this customer', () => {
    const calls = { rent: { sends: 'rentTowel', when: { sun: 'yes' } } };
    const words = { ...vocabulary, calls } as unknown as Vocabulary;
    const renting: Journey = { ...journey, sections: [{ id: 'bag', order: 1, provides: ['towel'], call: 'rent' }] };
    const press = (sun: string): Step => act(renting, { sun }, at('bag'), { kind: 'continue' }, words);
    expect(press('yes').effects).toEqual([{ kind: 'call', call: 'rent', section: 'bag' }]);
    for (const sun of ['no', 'pending']) expect(press(sun)).toEqual({ state: at('bag'), effects: [] });
  });

  it('continues after the call of a section that the journey no longer has', () => {
    const { state } = act(journey, sunny, at('gone', { status: 'calling' }), { kind: 'called', result: 'ok' });
    expect(state).toMatchObject({ open: 'bag', has: [] });
    const nowhere = act(journey, sunny, at(null, { status: 'calling' }), { kind: 'called', result: 'ok' });
    expect(nowhere.state.open).toBe('bag');
  });

  it('leads to the start page for an outcome without an address', () => {
    const words = { ...vocabulary, outcomes: {} };
    const { effects } = act(
      journey,
      sunny,
      at('desk', { status: 'submitting' }),
      { kind: 'called', result: 'ok' },
      words,
    );
    expect(effects).toEqual([{ kind: 'leave', to: '/' }]);
  });

  it('keeps a state that new facts do not affect', () => {
    for (const state of [at('bag'), at(null), at('bag', { status: 'calling' })]) {
      expect(act(journey, sunny, state, { kind: 'factsChanged' })).toEqual({ state, effects: [] });
    }
  });

  it('leaves a section that the journey no longer has', () => {
    expect(act(journey, sunny, at('gone'), { kind: 'factsChanged' }).state.open).toBe('bag');
  });

  it('drops edits of sections that give nothing only when they are stale', () => {
    const mixed: Journey = { ...journey, sections: [...journey.sections, { id: 'bench', order: 3, title: 'Bench' }] };
    const state = at('bench', { has: ['towel', 'ticket'], edited: ['bag', 'desk', 'bench', 'gone'] });
    expect(act(mixed, sunny, state, { kind: 'changed', provision: 'towel' }).state).toMatchObject({
      has: ['towel'],
      edited: ['bag', 'bench', 'gone'],
    });
  });

  it('stays where it is when a refused path has no owner, or its owner is not shown', () => {
    const submitting = at('bag', { status: 'submitting' });
    expect(act(journey, { sun: 'no' }, submitting, { kind: 'refused', paths: ['nothing', 'ticket'] }).state).toEqual(
      at('bag'),
    );
    expect(ownerOf(vocabulary, 'towels.blue')).toBe('towel');
    expect(ownerOf(vocabulary, 'ticket')).toBeUndefined();
  });
});

describe('displayedSections and submitLabel', () => {
  it('merge the first variant that holds, and fall back to the section itself', () => {
    const varied: Journey = {
      ...journey,
      sections: [
        {
          id: 'bag',
          order: 1,
          title: 'Bag',
          continueLabel: 'Next',
          variants: [
            { when: { sun: 'yes' }, continueLabel: 'Dive', form: { schema: 'dive' } },
            { intro: 'Mind the rain.', form: { schema: 'coat' } },
          ],
        },
      ],
    };
    expect(displayedSections(varied, sunny)[0]).toMatchObject({ continueLabel: 'Dive', editLabel: 'Edit' });
    expect(displayedSections(varied, { sun: 'no' })[0]).toMatchObject({
      continueLabel: 'Next',
      intro: 'Mind the rain.',
    });
  });

  it('give the first label that holds, or none', () => {
    expect(submitLabel(journey, sunny)).toBeUndefined();
    const labelled: Journey = { ...journey, submitLabel: [{ when: { sun: 'no' }, text: 'Wait' }, { text: 'Swim' }] };
    expect(submitLabel(labelled, sunny)).toEqual({ text: 'Swim' });
    expect(submitLabel(labelled, { sun: 'no' })?.text).toBe('Wait');
  });
});

describe('what a journey does not say', () => {
  it('requires nothing, draws no field and keeps no ui', () => {
    expect(required({ ...vocabulary, outcomes: {} }, 'swim', sunny)).toEqual([]);
    const form = { schema: 'coat', ui: { 'ui:field': 'map' } };
    expect(contentOf({}, vocabulary)).toEqual({ kind: 'text' });
    expect(contentOf({ form }, vocabulary)).toEqual({ kind: 'fields', form });
    const words = { ...vocabulary, customFields: { map: { draws: 'section' as const, gives: [] } } };
    expect(contentOf({ form }, words)).toEqual({ kind: 'widget', name: 'map' });
    expect(fieldUi(undefined)).toEqual([]);
  });
});

describe('problemLine', () => {
  it.each([
    [{ line: 12, column: 9 }, '/sections/0', 'join.json:12:9 /sections/0: No. (shape)'],
    [{ line: 12 }, '', 'join.json:12:1 /: No. (shape)'],
    [{}, '/id', 'join.json /id: No. (shape)'],
  ])('says place and message: %j', (place, pointer, text) => {
    expect(problemLine('join.json', { code: 'shape', message: 'No.', pointer, ...place })).toBe(text);
  });
});
