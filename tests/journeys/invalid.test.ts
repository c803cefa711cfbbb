import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import join from '../../journeys/join.json';
import type { Journey } from '../../schemas/generated/journey';
import { checkJourney } from '../../src/ground/journey/check/check';
import { problemCodes } from '../../src/ground/journey/language/problemCodes';
import { problemLines, type Problem } from '../../src/ground/journey/language/problems';
import { readJsonText } from '../../src/ground/core/jsonText';
import { mended } from './support/mend';
import { mends } from './support/mends';
import { checkText, type FileReport } from '../../tools/journeys/checkFile';
import { checkCall, readLanguage, CommandError } from '../../tools/journeys/files';

const folder = 'tests/journeys/invalid';
const context = readLanguage();

/** Mistakes that no file can show in good size, or that the shipped vocabulary can't bring about. */
const shownOtherwise = ['too-big', 'too-large', 'cyclic-after', 'one-role'];

/** Mistakes that are no part of what a file says, so that no edit of that mends them: see their own tests. */
const mendedAsText = ['not-json', 'duplicate-key'];

const messagesHead = `# What the check says

<!-- Made from ${folder} by \`npx vitest run --project=units tests/journeys/invalid.test.ts -u\`. Do not edit this page. -->

Every kind of mistake with the sentences that an operator reads: file, line and column, the place, what is wrong, the code, and
the way of a customer who meets it. [The language of journeys](journeys.md#what-the-check-finds) says what each code means.
`;

describe('an invalid journey', () => {
  it('stands here for every code, under its name', () => {
    const files = readdirSync(folder).map((name) => name.replace('.json', ''));
    const wanted = Object.keys(problemCodes).filter((code) => !['too-big', 'too-large'].includes(code));
    expect(files.sort()).toEqual(wanted.sort());
  });

  const reports = new Map<string, FileReport>();
  const codes = Object.keys(problemCodes).filter((code) => !shownOtherwise.includes(code));
  beforeAll(async () => {
    for (const code of codes) {
      const file = `${folder}/${code}.json`;
      reports.set(code, await checkText(file, readFileSync(file, 'utf8'), context, ''));
    }
  }, 60_000);

  it.each(codes)('is told once, by its code: %s', (code) => {
    const { problems = [], stamped } = reports.get(code) ?? {};
    expect(problems.map((each) => each.code)).toEqual([code]);
    expect(stamped).toBeUndefined();
    for (const problem of problems) {
      expect(problem.line).toBeGreaterThan(0);
      expect(problem.column).toBeGreaterThan(0);
      expect(problem.message).not.toMatch(/\bat .*\.ts:\d/);
    }
  });

  it.each(codes.filter((code) => !mendedAsText.includes(code)))(
    'is mended by what its message says: %s',
    async (code) => {
      const [problem] = reports.get(code)?.problems ?? [];
      const { says, ...own } = mends[code] ?? { says: '', pointer: '' };
      const mend = problem?.mend ?? own;
      expect(mend.pointer, 'an edit to make').not.toBe('');
      expect(problem?.message).toContain(says);
      let file = mended(readJsonText(readFileSync(`${folder}/${code}.json`, 'utf8')).value as object, mend);
      const check = async (): Promise<readonly Problem[]> =>
        (await checkText(`${code}.json`, JSON.stringify(file, null, 2), context, '')).problems;
      let problems = await check();
      for (let edits = 1; edits < 4; edits += 1) {
        const next = problems.find((each) => each.mend)?.mend; // what shows only now
        if (!next) break;
        file = mended(file, next);
        problems = await check();
      }
      expect(problems.map(({ message }) => message)).toEqual([]);
    },
  );

  it('is told in the sentences that docs/journey-messages.md shows', async () => {
    const parts = [...reports].map(
      ([code, report]) =>
        `## ${code}\n\n\`\`\`\n${report.problems.flatMap((problem) => problemLines(report.file, problem)).join('\n')}\n\`\`\`\n`,
    );
    await expect(`${messagesHead}\n${parts.join('\n')}`).toMatchFileSnapshot('../../docs/journey-messages.md');
  });

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
    expect(read).toThrow(CommandError);
    expect(read).toThrow(
      /cyclic-after\.json:\d+:\d+ \/provisions\/centre\/after: "centre" comes after itself: centre after mandate after .*centre\. \(cyclic-after\)/,
    );
  });

  it('is refused with file, line and column when a role belongs to two provisions', () => {
    expect(() => readLanguage(`${folder}/one-role.json`)).toThrow(
      /one-role\.json:\d+:\d+ \/provisions\/billingDay: The role "start-date" belongs to "startDate" and "billingDay"; one must have it\. \(one-role\)/,
    );
  });
});

describe('a form that belongs to a screen', () => {
  const dependant = { call: 'addDependant', schema: { type: 'object', properties: {} } } as const;

  it.each(['firstName', 'dateOfBirth'])('sends %s by the call that it names', (path) => {
    const schema = { ...dependant.schema, properties: { [path]: { type: 'string', title: 'A' } as const } };
    expect(() => checkCall('dependant', { ...dependant, schema }, context.bodies)).not.toThrow();
  });

  it('is refused when no call sends one of its fields', () => {
    const schema = { ...dependant.schema, properties: { shoeSize: { type: 'string', title: 'A' } as const } };
    expect(() => checkCall('dependant', { ...dependant, schema }, context.bodies)).toThrow(
      'schemas/forms/dependant.json: no call sends the field "shoeSize": "addDependant" does not take it.',
    );
  });
});
