import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/ground/journey/language/problems';
import { JourneyChecker } from './JourneyChecker';

const checker = new JourneyChecker();
afterEach(() => checker.stop());

describe('JourneyChecker', () => {
  it('stamps a good journey, finds the mistakes of a bad one, and starts again after its process has ended', async () => {
    const good = { file: 'register.json', text: readFileSync('journeys/register.json', 'utf8') };
    const found: Problem[] = [];
    const check = (request: typeof good) => checker.check(request, (mistake) => found.push(mistake));
    expect((await check(good))?.journey.id).toBe('register');
    expect(found).toEqual([]);
    expect(await check({ ...good, text: good.text.replace('"register"', '"regster"') })).toBeUndefined();
    expect(found).toMatchObject([{ code: 'wrong-id', line: expect.any(Number) as number }]);
    // Its check takes long enough that the process ends before it can answer.
    const long = { file: 'join.json', text: readFileSync('journeys/join.json', 'utf8') };
    const broken = check(long);
    checker.stop();
    await expect(broken).rejects.toThrow('The process that checks journeys ended');
    expect((await check(good))?.journey.id).toBe('register');
  }, 30_000);
});
