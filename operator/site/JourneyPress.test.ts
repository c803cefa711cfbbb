import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stampOf, type StampedJourney } from '../../src/ground/journey/language/stamp';
import { languageHash } from '../../tools/journeys/languageHash';
import { JourneyPress, type CheckFile } from './JourneyPress';

const language = languageHash(fileURLToPath(new URL('../../', import.meta.url)));
const journey = (title: string): object => ({ id: 'join', title });

let folder: string;
let told: string[];
let checks: number;
let written: string;
let press: JourneyPress;

const servedTitle = async (): Promise<string | undefined> => (await press.current('join.json'))?.journey.title;

async function stamped(title: string): Promise<StampedJourney> {
  return { stamp: await stampOf(journey(title), language), journey: journey(title) as StampedJourney['journey'] };
}

/** Writes the file as an operator would. */
function edit(title: string): void {
  written = title;
  writeFileSync(join(folder, 'journeys/join.json'), JSON.stringify(journey(title)));
}

/** A check that lets everything pass but what is called bad. */
function checkInto(published: string): CheckFile {
  return async (file) => {
    checks += 1;
    if (written === 'Bad') return 'It is bad.';
    mkdirSync(published, { recursive: true });
    writeFileSync(join(published, file), JSON.stringify(await stamped(written)));
    return undefined;
  };
}

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
  writeFileSync(join(folders.dist, 'journeys/join.json'), JSON.stringify(await stamped('Built')));
  press = new JourneyPress(folders, (report) => told.push(report), checkInto(folders.published));
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
    await expect.poll(async () => (await press.current('join.json'))?.refused).toContain('It is bad.');
    expect(checks).toBe(1);
    expect(told).toEqual([
      'join.json is being checked …',
      'join.json is refused; the last one that passed its check serves.\nIt is bad.',
    ]);
  });

  it('says at the start that a file is bad, and at once when one becomes bad', async () => {
    edit('Bad');
    const stop = press.watch();
    await expect.poll(() => told.join('\n')).toContain('It is bad.');
    edit('Better');
    await expect.poll(() => told.at(-1)).toBe('join.json is live.');
    edit('Bad');
    await expect.poll(() => told.at(-1)).toContain('It is bad.');
    stop();
  });

  it('serves the last good one in the place of a deleted file, and says so once', async () => {
    edit('Built');
    await servedTitle();
    rmSync(join(folder, 'journeys/join.json'));
    expect(await press.current('join.json')).toMatchObject({
      journey: { title: 'Built' },
      refused: 'There is no join.json in the folder of journeys; the last one that passed its check serves.',
    });
    await servedTitle();
    expect(told).toHaveLength(1);
  });

  it('waits for the check of a new file, for which there is nothing else to serve', async () => {
    rmSync(join(folder, 'dist/journeys/join.json'));
    edit('First');
    expect(await servedTitle()).toBe('First');
    expect(checks).toBe(1);
  });

  it('knows no journey of a name that never was one', async () => {
    expect(await press.current('sauna.json')).toBeUndefined();
    expect(told).toEqual([]);
  });
});
