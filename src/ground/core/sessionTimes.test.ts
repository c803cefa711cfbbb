import { describe, expect, it } from 'vitest';
import { sessionTimesText, type SessionTimes } from './sessionTimes';

const session: SessionTimes = { date: '2026-11-21', lastDate: null, weeks: null, startsAt: '09:00', endsAt: '10:00' };

describe('sessionTimesText', () => {
  it.each<[string, Partial<SessionTimes>, string]>([
    ['a session', {}, 'Sat 21 Nov, 09:00 to 10:00'],
    ['a course', { lastDate: '2026-12-12', weeks: 4 }, 'Sat 21 Nov to Sat 12 Dec, 09:00 to 10:00, 4 weeks'],
    ['a course of one week', { lastDate: '2026-11-21', weeks: 1 }, 'Sat 21 Nov, 09:00 to 10:00'],
    ['what has no date that can be read', { date: 'soon' }, 'soon, 09:00 to 10:00'],
  ])('tells when %s takes place', (_what, difference, text) => {
    expect(sessionTimesText({ ...session, ...difference })).toBe(text);
  });
});
