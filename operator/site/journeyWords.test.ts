import { describe, expect, it } from 'vitest';
import type { JourneyStatus } from '../../schemas/generated/wire';
import { servedWords, statusSentence, summaryLine } from './journeyWords';

const now = new Date('2026-11-23T11:00:00Z');
const journey = (status: JourneyStatus['status'], since: string | null = '2026-11-23T10:32:00Z'): JourneyStatus => ({
  file: 'join.json',
  status,
  served_since: since,
  mistakes: [],
});

describe('the words for a journey', () => {
  it.each([
    [journey('live'), 'join.json is live.'],
    [journey('checking'), 'join.json is being checked; the version of 10:32 is served.'],
    [journey('refused'), 'join.json is refused; the version of 10:32 is served.'],
    [journey('refused', null), 'join.json is refused; pages keep to the version that they were built with.'],
    [
      journey('missing', '2026-11-20T10:32:00Z'),
      'join.json is missing from the folder; the version of 20 November 2026, 10:32 is served.',
    ],
  ])('say how it stands: %#', (status, told) => expect(statusSentence(status, now)).toBe(told));

  it.each([
    [journey('live'), 'Served since 10:32.'],
    [journey('refused'), 'The version of 10:32 is served.'],
    [journey('refused', null), 'Pages keep to the version that they were built with.'],
  ])('say which version is served: %#', (status, told) => expect(servedWords(status, now)).toBe(told));

  it('say in one line how all stand', () => {
    expect(summaryLine([journey('live'), journey('live')], now)).toBe('Journeys: 2 of 2 live.');
    expect(summaryLine([journey('live'), journey('refused')], now)).toBe(
      'Journeys: 1 of 2 live. join.json is refused; the version of 10:32 is served.',
    );
  });
});
