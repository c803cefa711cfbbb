import { describe, expect, it } from 'vitest';
import join from '../../journeys/join.json';
import { diffJourneys } from '../../src/journey/compare/diff';
import { filmsOf } from '../../src/journey/compare/films';
import type { Journey } from '../../schemas/generated/journey';
import { traceLine } from '../../src/journey/problems';
import { checkText, type FileReport } from '../../tools/journeys/checkFile';
import { readLanguage } from '../../tools/journeys/files';
import { harmless, mistaken, mistakes } from './support/mistakes';

const context = readLanguage();
const { vocabulary } = context;
const check = (journey: Journey): Promise<FileReport> =>
  checkText('join.json', JSON.stringify(journey, null, 2), context, '');
const films = (journey: Journey): string =>
  JSON.stringify(
    filmsOf({ journey, vocabulary }, 5000)
      ?.map((film) => JSON.stringify(film))
      .sort(),
  );

describe('a mistake in journeys/join.json', () => {
  it('is known in at least 40 kinds', () => expect(mistakes.length).toBeGreaterThanOrEqual(40));

  it.each(mistakes)('is caught: $name', async ({ edit, told, path }) => {
    const { problems } = await check(mistaken(edit));
    expect(problems.map(({ code, about, pointer }) => `${code} ${about ?? pointer}`)).toEqual(told);
    const traced = problems.find(({ trace }) => trace !== undefined)?.trace;
    expect(traced && traceLine(traced)).toEqual(path);
    expect(problems.every(({ line }) => line !== undefined)).toBe(true);
  });

  it.each(harmless)('is none when every customer still goes the same way: $name', async ({ edit }) => {
    const journey = mistaken(edit);
    expect((await check(journey)).problems).toEqual([]);
    expect(films(journey)).toEqual(films(join as unknown as Journey));
    expect(diffJourneys({ journey: join as unknown as Journey, vocabulary }, { journey, vocabulary })).toEqual([]);
  });
});
