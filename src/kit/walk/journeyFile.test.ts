import { readFileSync } from 'node:fs';
import language from 'virtual:journey-language';
import { describe, expect, it } from 'vitest';
import type { Network } from '../../ground/core/services';
import { stampOf } from '../../ground/journey/language/stamp';
import { bundledJourneys, loadJourney } from './journeyFile';

const edited = { ...bundledJourneys.join, title: 'Buy a pass' };
const answering =
  (body: unknown, status = 200): Network =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const load = (network: Network): ReturnType<typeof loadJourney> => loadJourney('join', '/journeys/', network);

describe('loadJourney', () => {
  it('takes an edited journey by the stamp of its check', async () => {
    const loaded = await load(answering({ journey: edited, stamp: await stampOf(edited, language) }));
    expect(loaded).toMatchObject({ journey: { title: 'Buy a pass' }, report: undefined });
    expect(loaded.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, unknown]>([
    ['another stamp', 'f'.repeat(64)],
    ['the stamp of another language', stampOf(edited, 'another')],
    ['the stamp of another journey', stampOf(bundledJourneys.join, language)],
  ])('refuses a journey with %s, and the built-in one serves', async (_, stamp) => {
    const loaded = await load(answering({ journey: edited, stamp: await stamp }));
    expect(loaded.journey).toBe(bundledJourneys.join);
    expect(loaded.report).toContain('join.json has no valid stamp');
  });

  it('hands on why an edit is refused, and takes the last good one', async () => {
    const stamp = await stampOf(edited, language);
    const loaded = await load(answering({ journey: edited, stamp, refused: 'join.json:12:3 is wrong' }));
    expect(loaded).toMatchObject({ journey: { title: 'Buy a pass' }, report: 'join.json:12:3 is wrong' });
    const same = await load(answering({ journey: bundledJourneys.join, stamp, refused: 'join.json:12:3 is wrong' }));
    expect(same).toMatchObject({ journey: bundledJourneys.join, report: 'join.json:12:3 is wrong' });
  });

  it.each<[string, Network]>([
    ['is not there', answering('', 404)],
    ['is no JSON', answering('<!doctype html>')],
    ['has no stamp', answering(readFileSync('journeys/join.json', 'utf8'))],
    ['never arrives', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('serves the built-in journey where the file %s', async (_, network) => {
    const loaded = await load(network);
    expect(loaded.journey).toBe(bundledJourneys.join);
    expect(loaded.report).toContain('could not be read');
  });
});
