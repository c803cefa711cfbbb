import { describe, expect, it } from 'vitest';
import type { JourneyState } from '../../ground/journey/language/step';
import { stepEvents } from './stepEvents';

const filling: JourneyState = { open: 'details', edited: ['centre'], has: [], status: 'filling' };

describe('what a move of a journey says to tags', () => {
  it.each<readonly [string, JourneyState, JourneyState, readonly string[]]>([
    ['nothing has moved', filling, { ...filling, has: ['account'] }, []],
    ['the journey starts', { ...filling, open: null, status: 'starting' }, filling, ['section_opened details']],
    [
      'a section is done and the next one opens',
      filling,
      { ...filling, open: 'dates', edited: ['centre', 'details'] },
      ['section_done details', 'section_opened dates'],
    ],
    ['a done section is opened again', filling, { ...filling, open: 'centre' }, ['section_opened centre']],
    ['its call failed', { ...filling, status: 'calling' }, filling, ['section_failed details']],
    [
      'the submit was refused by an earlier section',
      { ...filling, open: 'dates', status: 'submitting' },
      filling,
      ['section_failed details', 'section_opened details'],
    ],
    ['its call is under way', filling, { ...filling, status: 'calling' }, []],
  ])('%s', (_what, before, after, said) => {
    const events = stepEvents('join', before, after);
    expect(events.map(({ event, section }) => `${event} ${String(section)}`)).toEqual(said);
    for (const event of events) expect(event.journey).toBe('join');
  });
});
