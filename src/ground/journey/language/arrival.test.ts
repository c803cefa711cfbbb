import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../../schemas/vocabulary';
import joinJson from '../../../../journeys/join.json';
import type { Journey } from '../../../../schemas/generated/journey';
import {
  afterSession,
  arrive,
  heldOnArrival,
  leadsTo,
  startAt,
  takeUp,
  valuesBySection,
  type Arriving,
  type Choice,
} from './arrival';
import { dependents } from './provisions';

const everything = ['account', 'centre', 'membership', 'answers', 'startDate', 'billingDay', 'mandate'];
const before = (provision: string): readonly string[] =>
  everything.filter((each) => dependents(vocabulary, each).has(provision));

describe('heldOnArrival', () => {
  it('keeps an account that was given before the centre was chosen', () =>
    expect(heldOnArrival(vocabulary, ['account'], { chosen: ['centre'], changed: ['centre', 'membership'] })).toEqual([
      'centre',
      'account',
    ]));

  it('loses what comes after another centre', () =>
    expect(heldOnArrival(vocabulary, everything, { chosen: ['centre'], changed: ['centre'] })).toEqual([
      'centre',
      'account',
    ]));

  it('loses a choice that the address names no more', () =>
    expect(heldOnArrival(vocabulary, ['centre', 'membership'], { chosen: [], changed: ['centre'] })).toEqual([]));

  it('keeps all where the address names the same choice', () =>
    expect(heldOnArrival(vocabulary, everything, { chosen: ['centre', 'membership'], changed: [] }).toSorted()).toEqual(
      everything.toSorted(),
    ));

  it('holds with each provision all that it comes after', () => {
    fc.assert(
      fc.property(fc.subarray(everything), fc.subarray(['centre', 'membership']), (some, changed) => {
        const has = some.filter((each) => before(each).every((other) => some.includes(other)));
        const held = heldOnArrival(vocabulary, has, { chosen: [], changed });
        for (const each of held) for (const other of before(each)) expect(held).toContain(other);
      }),
      { seed: 20261123 },
    );
  });
});

const swim: Choice = { centre: 'kirkstall', membership: 'recurring/swim' };
const gym: Choice = { centre: 'kirkstall', membership: 'recurring/gym' };
const centreOnly: Choice = { centre: 'kirkstall', membership: undefined };
const nothing: Choice = { centre: undefined, membership: undefined };

describe('arrive', () => {
  const from = (names: Choice, section?: string, busy = false): Arriving =>
    arrive(vocabulary, { names, section }, { choice: swim, has: everything }, busy);

  it('stays where a link names the choice that is made, or while something is sent', () => {
    expect(from(swim)).toEqual({ kind: 'stays' });
    expect(from(gym, 'dates_section', true)).toEqual({ kind: 'stays' });
  });

  it('returns to the section of an entry that names the choice, or that was made before all of it', () => {
    for (const names of [swim, centreOnly, nothing])
      expect(from(names, 'centre_section')).toEqual({ kind: 'returns', section: 'centre_section' });
  });

  it('takes a link at its word', () => {
    expect(from(centreOnly)).toMatchObject({ kind: 'starts', choice: centreOnly, held: ['centre', 'account'] });
    expect(from(nothing)).toMatchObject({ kind: 'starts', choice: nothing, held: ['account'] });
  });

  it('starts again with another choice, and loses what belongs to the one before', () => {
    const arriving = from(gym, 'membership_section');
    expect(arriving).toMatchObject({ kind: 'starts', choice: gym, held: ['centre', 'membership', 'account'] });
    expect('lost' in arriving && arriving.lost).toEqual(
      expect.arrayContaining(['answers', 'startDate', 'terms', 'mandate']),
    );
  });

  it('takes no membership along to another centre', () => {
    const elsewhere: Choice = { centre: 'headingley', membership: undefined };
    expect(from(elsewhere, 'membership_section')).toMatchObject({ choice: elsewhere, held: ['centre', 'account'] });
  });
});

describe('startAt', () => {
  it('goes on with what was kept, at an entry that names less', () =>
    expect(
      startAt(vocabulary, { names: nothing, section: 'centre_section' }, { choice: swim, has: everything }),
    ).toMatchObject({ choice: swim, lost: [] }));
});

describe('a waiting cart', () => {
  it.each([
    [nothing, true],
    [centreOnly, true],
    [swim, true],
    [gym, false],
  ])('of one membership, come to with %j: %s', (choice, leads) => expect(leadsTo(swim, choice)).toBe(leads));

  it('goes on where it is this tab’s own, and starts anew where it was put together elsewhere', () => {
    const starting = { held: ['centre', 'terms'] };
    expect(takeUp('a', 'a', starting, 'dates_section')).toEqual({
      isOwn: true,
      held: ['centre', 'terms'],
      at: 'dates_section',
    });
    expect(takeUp('a', 'b', starting, 'dates_section')).toEqual({ isOwn: false, held: [], at: undefined });
  });

  it('puts its values into the sections that ask for them', () => {
    const language = { journey: joinJson as unknown as Journey, vocabulary };
    expect(valuesBySection(language, { startDate: '24/11/2026', billingDay: '8', sauna: 'yes' })).toEqual({
      dates_section: { startDate: '24/11/2026', billingDay: '8' },
    });
    const ends: Journey = { ...language.journey, sections: [{ id: 'end', order: 1, title: 'End' }] };
    expect(valuesBySection({ journey: ends, vocabulary }, { startDate: '24/11/2026' })).toEqual({});
  });
});

describe('afterSession', () => {
  it.each([
    ['a page without a walk', { started: false, signedIn: true, choice: nothing }, 'nothing'],
    ['a log-in before a membership is chosen', { started: true, signedIn: true, choice: centreOnly }, 'arrives'],
    ['a log-in with a membership chosen', { started: true, signedIn: true, choice: swim }, 'signed-in'],
    ['a log-out', { started: true, signedIn: false, choice: swim }, 'signed-out'],
  ] as const)('%s', (_, session, follows) => expect(afterSession(vocabulary, session)).toBe(follows));
});
