import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import join from '../../journeys/join.json';
import type { Journey } from '../../schemas/generated/journey';
import { checkJourney } from '../../src/journey/check/check';
import { problemCodes } from '../../src/journey/problemCodes';
import { checkText } from '../../tools/journeys/checkFile';
import { readLanguage, Refusal } from '../../tools/journeys/files';

const folder = 'tests/journeys/invalid';
const context = readLanguage();

/** What no file can show in good size, or the shipped vocabulary can't bring about. */
const shownOtherwise = ['too-big', 'too-large', 'cyclic-after'];

describe('an invalid journey', () => {
  it('stands here for every code, under its name', () => {
    const files = readdirSync(folder).map((name) => name.replace('.json', ''));
    const wanted = Object.keys(problemCodes).filter((code) => !['too-big', 'too-large'].includes(code));
    expect(files.sort()).toEqual(wanted.sort());
  });

  it.each(Object.keys(problemCodes).filter((code) => !shownOtherwise.includes(code)))(
    'is told by its code: %s',
    async (code) => {
      const { problems, stamped } = await checkText(
        `${code}.json`,
        readFileSync(`${folder}/${code}.json`, 'utf8'),
        context,
        '',
      );
      expect(problems.map((each) => each.code)).toContain(code);
      expect(stamped).toBeUndefined();
      for (const problem of problems) {
        expect(problem.line).toBeGreaterThan(0);
        expect(problem.column).toBeGreaterThan(0);
        expect(problem.message).not.toMatch(/\bat .*\.ts:\d/);
      }
    },
  );

  it('is not read when it is larger than any journey', async () => {
    const text = JSON.stringify({ id: 'x'.repeat(5_000_000) });
    const { problems } = await checkText('big.json', text, context, '');
    expect(problems).toMatchObject([{ code: 'too-big', line: 1, column: 1 }]);
  });

  it('is too large, never a pass, past the limit', () => {
    const language = { journey: join as unknown as Journey, vocabulary: context.vocabulary };
    const { problems } = checkJourney(language, 100);
    expect(problems).toMatchObject([{ code: 'too-large' }]);
    expect(problems[0]?.message).toContain('more than 100 states');
  });
});

describe('an invalid vocabulary', () => {
  it('is refused with file, line and column when a provision comes after itself', () => {
    const read = (): unknown => readLanguage(`${folder}/cyclic-after.json`);
    expect(read).toThrow(Refusal);
    expect(read).toThrow(
      /cyclic-after\.json:\d+:\d+ \/provisions\/centre\/after: "centre" comes after itself: centre after mandate after .*centre\. \(cyclic-after\)/,
    );
  });
});
