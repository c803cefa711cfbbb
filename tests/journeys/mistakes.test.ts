import { describe, expect, it } from 'vitest';
import join from '../../journeys/join.json';
import { diffJourneys } from '../../src/ground/journey/compare/diff';
import { walkthroughsOf } from '../../src/ground/journey/compare/walkthroughs';
import type { Journey } from '../../schemas/generated/journey';
import { traceLine } from '../../src/ground/journey/language/problems';
import { checkText, type FileReport } from '../../tools/journeys/checkFile';
import { readLanguage } from '../../tools/journeys/files';
import { mended } from './support/mend';
import { mistaken, mistakes } from './support/mistakes';
import { harmless, sound } from './support/soundEdits';

const context = readLanguage();
const { vocabulary } = context;
const check = (journey: Journey): Promise<FileReport> =>
  checkText('join.json', JSON.stringify(journey, null, 2), context, '');
const walkthroughs = (journey: Journey): string =>
  JSON.stringify(
    walkthroughsOf({ journey, vocabulary }, 5000)
      ?.map((walkthrough) => JSON.stringify(walkthrough))
      .sort(),
  );

/** The number of mistakes whose messages say the very edit that mends them. */
let mendedMistakes = 0;

describe('a mistake in journeys/join.json', () => {
  it('is known in at least 40 kinds', () => expect(mistakes.length).toBeGreaterThanOrEqual(40));

  it.each(mistakes)('is caught: $name', async ({ edit, told, path }) => {
    const { problems } = await check(mistaken(edit));
    expect(problems.map(({ code, about, pointer }) => `${code} ${about ?? pointer}`)).toEqual(told);
    const traced = problems.find(({ trace }) => trace !== undefined)?.trace;
    expect(traced && traceLine(traced)).toEqual(path);
    expect(problems.every(({ line }) => line !== undefined)).toBe(true);
  });

  // Whoever has nothing to open at all has lost the whole file, not one place in it.
  it.each(mistakes.filter(({ told }) => told[0] !== 'stuck '))(
    'is gone once somebody does what the messages say, one after the other: $name',
    async ({ edit }) => {
      let journey = mistaken(edit);
      let { problems } = await check(journey);
      const isTold = problems.some(({ mend }) => mend !== undefined);
      for (let edits = 0; isTold && problems.length > 0; edits += 1) {
        const { mend } = problems.find((each) => each.mend !== undefined) ?? {};
        expect(mend, JSON.stringify(problems.map(({ message }) => message))).toBeDefined();
        expect(edits, 'edits in a circle').toBeLessThan(10);
        if (mend) ({ problems } = await check((journey = mended(journey, mend))));
      }
      if (isTold) mendedMistakes += 1;
    },
  );

  it('says the very edit for most of them', () => expect(mendedMistakes).toBeGreaterThanOrEqual(38));

  it.each(sound)('is none when every customer still comes through: $name', async ({ edit }) =>
    expect((await check(mistaken(edit))).problems).toEqual([]),
  );

  it.each(harmless)('is none when every customer still goes the same way: $name', async ({ edit }) => {
    const journey = mistaken(edit);
    expect((await check(journey)).problems).toEqual([]);
    expect(walkthroughs(journey)).toEqual(walkthroughs(join as unknown as Journey));
    expect(diffJourneys({ journey: join as unknown as Journey, vocabulary }, { journey, vocabulary })).toEqual([]);
  });
});
