import { describe, expect, it } from 'vitest';
import { countOperators, deskPace, operatorsOf, phonePace, secondsOf, type Act } from './klm';

const type = (keys: number): Act => ({ kind: 'type', keys, pointed: true });
const press: Act = { kind: 'press', anticipated: false };
const anticipated: Act = { kind: 'press', anticipated: true };
const wait = (seconds: number): Act => ({ kind: 'wait', seconds });

/** The operators of some acts by their letters, as the paper writes them. */
const methodOf = (...acts: readonly Act[]): string =>
  operatorsOf(acts)
    .map((operator) => {
      if (operator.kind === 'K') return `${operator.count}K`;
      return operator.kind === 'R' ? `R(${operator.seconds.toFixed(2)})` : operator.kind;
    })
    .join(' ');

describe('the keystroke-level model', () => {
  it.each([
    ['a field is one unit with its text', [type(5)], 'M P 5K'],
    ['each field is recalled by itself', [type(5), type(6)], 'M P 5K M P 6K'],
    ['text that goes on where the focus is needs no pointing', [{ kind: 'type', keys: 6, pointed: false }], 'M 6K'],
    ['a press that ends what was typed is prepared', [type(5), press], 'M P 5K M P'],
    ['a press that was anticipated is not', [press, anticipated], 'M P P'],
    ['a second press at the same place is a key', [press, { kind: 'again' }], 'M P 1K'],
    ['a swipe is anticipated in what it brings into view', [{ kind: 'swipe' }, press], 'P M P'],
    ['a scan is a pointing of the card, and the way back', [{ kind: 'scan' }, press], 'M P H M P'],
  ] as const)('places its operators: %s', (_, acts, method) => {
    expect(methodOf(...acts)).toBe(method);
  });

  it.each([
    ['counts as far as it outlasts the preparing after it', [wait(2), press], 'R(0.65) M P'],
    ['does not count while the next act is prepared', [wait(1), press], 'R(0.00) M P'],
    ['counts whole before what needs no preparing', [wait(1), anticipated], 'R(1.00) P'],
    ['counts whole before another, and at the end', [wait(1), wait(2)], 'R(1.00) R(2.00)'],
  ] as const)('waits: a response %s', (_, acts, method) => {
    expect(methodOf(...acts)).toBe(method);
  });

  it.each([
    ['a press', [press], phonePace, 1.35 + 1.1],
    ['a scan', [{ kind: 'scan' }], deskPace, 1.35 + 1.1 + 0.4],
    ['a field that takes a minute on a phone', [type(181)], phonePace, 1.35 + 1.1 + 60],
    ['a field at the desk, and a response', [type(10), wait(0.5)], deskPace, 1.35 + 1.1 + 2.8 + 0.5],
  ] as const)('adds up the paper’s times, with K by the device: %s', (_, acts, pace, seconds) => {
    expect(secondsOf(countOperators(acts), pace)).toBeCloseTo(seconds);
  });
});
