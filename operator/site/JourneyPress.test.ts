import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stampOf, type StampedJourney } from '../../src/ground/journey/language/stamp';
import { languageHash } from '../../tools/journeys/languageHash';
import type { Problem } from '../../src/ground/journey/language/problems';
import { JourneyPress } from './JourneyPress';

const language = languageHash(fileURLToPath(new URL('../../', import.meta.url)));
const journey = (title: string): object => ({ id: 'join', title });

let folder: string;
let told: string[];
let checks: number;
let press: JourneyPress;
/** Lets a check that was held back go on. */
let goOn: () => void;

const servedTitle = async (): Promise<string | undefined> => (await press.current('join.json'))?.journey.title;

async function stamped(title: string): Promise<StampedJourney> {
  return { stamp: await stampOf(journey(title), language), journey: journey(title) as StampedJourney['journey'] };
}

/** Writes the file as an operator would. */
function edit(title: string): void {
  writeFileSync(join(folder, 'journeys/join.json'), JSON.stringify(journey(title)));
}

const mistake: Problem = { code: 'stuck', message: 'It is bad.', pointer: '/sections/2', line: 7, column: 3 };
const second: Problem = { code: 'shape', message: 'And odd.', pointer: '' };

/** A checker that lets everything pass but what is called bad, slow or broken. */
const checker = {
  async check({ text }: { readonly text: string }, found: (mistake: Problem) => void) {
    checks += 1;
    const { title } = JSON.parse(text) as { title: string };
    if (title === 'Broken') throw new Error('The process ended.');
    if (title !== 'Bad' && title !== 'Slow') return stamped(title);
    found(mistake);
    if (title === 'Slow') await new Promise<void>((resolve) => (goOn = resolve));
    found(second);
    return undefined;
  },
  stop: () => undefined,
};

const refused = (time: string): string => `join.json is refused; the version of ${time} is served.`;
const lines: readonly unknown[] = [
  expect.stringContaining('join.json:7:3 /sections/2: It is bad. (stuck)'),
  expect.stringContaining('And odd.'),
];
const builtAt = '2 January 2026, 10:32';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'joinery-press-'));
  told = [];
  checks = 0;
  const folders = {
    journeys: join(folder, 'journeys'),
    dist: join(folder, 'dist'),
    published: join(folder, 'published'),
  };
  for (const each of [folders.journeys, join(folders.dist, 'journeys')]) mkdirSync(each, { recursive: true });
  const built = join(folders.dist, 'journeys/join.json');
  writeFileSync(built, JSON.stringify(await stamped('Built')));
  utimesSync(built, new Date(), new Date('2026-01-02T10:32:00Z'));
  press = new JourneyPress(folders, (report) => told.push(report), checker);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('JourneyPress', () => {
  it('serves an edit once it has passed, and says that it is checked and live', async () => {
    edit('Built');
    expect(await servedTitle()).toBe('Built');
    expect(told).toEqual([]);
    edit('New');
    expect(await servedTitle()).toBe('Built');
    await expect.poll(servedTitle).toBe('New');
    expect(told).toEqual(['join.json is being checked …', 'join.json is live.']);
    edit('Built');
    expect(await servedTitle()).toBe('Built');
    expect(told.at(-1)).toBe('join.json is live.');
  });

  it('checks a bad edit once and says so once, however many ask at the same time', async () => {
    edit('Bad');
    expect(await Promise.all([servedTitle(), servedTitle(), servedTitle()])).toEqual(['Built', 'Built', 'Built']);
    await expect.poll(async () => (await press.current('join.json'))?.refused).toContain('And odd.');
    expect(checks).toBe(1);
    expect(told).toEqual(['join.json is being checked …', refused(builtAt), ...lines]);
  });

  it('says the first mistake while the check goes on', async () => {
    edit('Slow');
    await servedTitle();
    await expect.poll(() => told.at(-1)).toContain('It is bad.');
    expect(await press.statuses()).toMatchObject([{ status: 'refused', mistakes: [{ code: 'stuck', line: 7 }] }]);
    goOn();
    await expect.poll(() => told.at(-1)).toContain('And odd.');
  });

  it('says in one line at the start how all files stand, and at once when one becomes bad or is mended', async () => {
    edit('Bad');
    const stop = press.watch();
    await expect.poll(() => told.at(-1)).toBe(`Journeys: 0 of 1 live. ${refused(builtAt)}`);
    edit('Better');
    await expect.poll(() => told.at(-1)).toBe('join.json is live.');
    edit('Bad');
    await expect.poll(() => told.at(-1)).toContain('And odd.');
    edit('Better');
    await expect.poll(() => told.at(-1)).toBe('join.json is live.');
    stop();
  });

  it('serves the last good one in the place of a deleted file, says so once, and takes it back', async () => {
    edit('Built');
    await servedTitle();
    rmSync(join(folder, 'journeys/join.json'));
    const missing = `join.json is missing from the folder; the version of ${builtAt} is served.`;
    expect(await press.current('join.json')).toMatchObject({ journey: { title: 'Built' }, refused: missing });
    await servedTitle();
    expect(told).toEqual([missing]);
    edit('Built');
    expect(await press.current('join.json')).not.toHaveProperty('refused');
    expect(told).toEqual([missing, 'join.json is live.']);
  });

  it('waits for the check of a new file, for which there is nothing else to serve', async () => {
    rmSync(join(folder, 'dist/journeys/join.json'));
    edit('First');
    expect(await servedTitle()).toBe('First');
    expect(checks).toBe(1);
  });

  it('serves nothing for a file that never passed, and forgets it when it is deleted', async () => {
    rmSync(join(folder, 'dist/journeys/join.json'));
    edit('Bad');
    expect(await press.current('join.json')).toBeUndefined();
    expect(told[1]).toBe('join.json is refused; pages keep to the version that they were built with.');
    rmSync(join(folder, 'journeys/join.json'));
    expect(await press.statuses()).toEqual([]);
  });

  it('tells of a check that broke off, and checks the next edit', async () => {
    edit('Broken');
    await servedTitle();
    await expect.poll(() => told.at(-1)).toBe('The check of join.json broke off: The process ended.');
    expect(await press.statuses()).toMatchObject([{ status: 'refused', mistakes: [] }]);
    edit('New');
    await expect.poll(servedTitle).toBe('New');
  });

  it('knows no journey of a name that never was one', async () => {
    expect(await press.current('sauna.json')).toBeUndefined();
    expect(told).toEqual([]);
  });
});
