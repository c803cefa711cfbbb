import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { bundled } from '../support/serverBundle';

const folder = mkdtempSync(join(tmpdir(), 'joinery-journeys-'));

type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

/** `npm run journeys -- …` as a process of its own. */
function journeys(...args: readonly string[]): Ended {
  const command = [bundled('tools/journeys.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const renamed = readFileSync('journeys/register.json', 'utf8').replace(
  'Your account is ready.',
  'Your account is made.',
);

describe('npm run journeys', () => {
  it('checks the shipped journeys, and ends well', () => {
    const { code, out } = journeys('check');
    expect(code).toBe(0);
    expect(out.match(/every customer comes through/g)).toHaveLength(readdirSync('journeys').length);
    expect(out).toMatch(/journeys\/join\.json: every customer comes through \(12 different ways/);
  });

  it('publishes what passed with its stamp, and nothing that did not', () => {
    const good = file('register.json', renamed);
    const published = join(folder, 'published');
    const { code, out } = journeys(
      'check',
      good,
      'tests/journeys/invalid/stuck.json',
      '--publish',
      published,
      '--json',
    );
    expect(code).toBe(1);
    const reports = JSON.parse(out) as {
      file: string;
      stamp?: string;
      problems: { code: string; line: number; trace?: object }[];
    }[];
    expect(reports.map(({ stamp }) => typeof stamp)).toEqual(['string', 'undefined']);
    expect(reports[1]?.problems[0]).toMatchObject({
      code: 'stuck',
      line: expect.any(Number) as number,
      trace: { customer: expect.any(String) as string },
    });
    const stamped = JSON.parse(readFileSync(join(published, 'register.json'), 'utf8')) as object;
    expect(stamped).toEqual({ stamp: reports[0]?.stamp, journey: JSON.parse(renamed) as object });
    expect(() => readFileSync(join(published, 'stuck.json'))).toThrow('ENOENT');
  });

  it('says what is wrong, where, and the way of a customer to it', () => {
    const { code, out } = journeys('check', 'tests/journeys/invalid/stuck.json');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^tests\/journeys\/invalid\/stuck\.json:\d+:\d+ \/sections\/5\/display: A customer who needs bank details can't finish/,
    );
    expect(out).toMatch(
      /\n {4}A guest without a Direct Debit choosing a monthly membership: .* → can't finish without bank details/,
    );
  });

  it.each([
    ['that is no JSON', () => 'tests/journeys/invalid/not-json.json', /not-json\.json:\d+:\d+ .*\(not-json\)/],
    [
      'of 5 MB',
      () => file('big.json', JSON.stringify({ id: 'x'.repeat(5_000_000) })),
      /big\.json:1:1 .*at most 1000000 are read/,
    ],
    ['of another schema', () => 'tests/journeys/invalid/wrong-schema.json', /wrong-schema\.json:\d+:\d+ \/\$schema/],
    ['with a prototype', () => 'tests/journeys/invalid/forbidden-key.json', /forbidden-key\.json:\d+:\d+ .*__proto__/],
  ])('gives one clear report on a file %s', (_, path, told) => {
    const { code, out, err } = journeys('check', path());
    expect(code).toBe(1);
    expect(out.trim().split('\n')[0]).toMatch(told);
    expect(out + err).not.toMatch(/\bat .*\.[jt]s:\d/);
  });

  it('refuses a vocabulary in which a provision comes after itself', () => {
    const { code, out, err } = journeys('check', '--vocabulary', 'tests/journeys/invalid/cyclic-after.json');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/cyclic-after\.json:\d+:\d+ .*comes after itself/);
    expect(err).not.toMatch(/\bat .*\.[jt]s:\d/);
  });

  it('tells what changes for whom, and by its exit code whether anything does', () => {
    const original = readFileSync('journeys/register.json', 'utf8');
    const renumbered = file('renumbered.json', original.replace('"order": 10', '"order": 7'));
    expect(journeys('diff', 'journeys/register.json', renumbered)).toEqual({
      code: 0,
      err: '',
      out: 'No customer-visible change.\n',
    });
    const other = file('other.json', original.replace('"Create Account"', '"Join us"'));
    expect(journeys('diff', 'journeys/register.json', other)).toMatchObject({
      code: 1,
      out: expect.stringContaining('presses "Join us"') as string,
    });
  });

  it('explains a section', () => {
    const { code, out } = journeys('explain', 'dd_section', '--for', 'plan=recurring,hasInstruction=yes');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^\S+join\.json, as it is on disk\. .* serve[ds] .*\nIt is not shown, because hasInstruction is "yes"\. It would be shown with hasInstruction=no/,
    );
    expect(journeys('explain', 'dd_section', '--for', 'plann=recurring')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no fact "plann". Did you mean "plan"?') as string,
    });
    expect(journeys('explain', 'dates_section', '--for', 'plan=recurring,plan=fixed')).toMatchObject({
      code: 2,
      err: expect.stringContaining("A customer can't have both plan=recurring and plan=fixed.") as string,
    });
    expect(journeys('explain', 'dates_section', '--for', 'plan=fixed').out).toContain(
      'It hides "Monthly billing day".',
    );
  });

  it('explains which version is served, and whether it is the one on disk', () => {
    vi.stubEnv('DATA_DIR', folder);
    const ask = (path: string): string =>
      journeys('explain', 'details_section', '--journey', path).out.split('\n')[0] ?? '';
    const own = file('register.json', renamed);
    journeys('check', own, '--publish', join(folder, 'journeys'));
    expect(ask(own)).toMatch(/register\.json, as it is on disk\. It is served since \d+ \w+ \d{4}, \d\d:\d\d\.$/);
    file('register.json', renamed.replace('"Create Account"', '"Join us"'));
    expect(ask(own)).toMatch(
      /register\.json, as it is on disk\. Another version is served, that of \d+ \w+ \d{4}, \d\d:\d\d\.$/,
    );
    expect(ask(file('unserved.json', renamed))).toContain('serves no version of it yet.');
    vi.unstubAllEnvs();
  });

  it.each([
    [[]],
    [['sing']],
    [['check', '--loudly']],
    [['check', 'no-such.json']],
    [['diff', 'journeys/join.json']],
    [['explain', 'sauna']],
  ])('says how it is used instead of %j', (args) => {
    const { code, out, err } = journeys(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.length).toBeGreaterThan(20);
    expect(err).not.toMatch(/\bat .*\.[jt]s:\d/);
  });
});
