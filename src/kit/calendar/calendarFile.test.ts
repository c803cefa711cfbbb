import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendarFile';

const swim = {
  bookingId: 'b1',
  name: 'Lane swimming; lanes 1, 2',
  startDate: '2026-11-21',
  weeks: null,
  startsAt: '09:00',
  endsAt: '10:00',
  place: 'Main pool',
  homeVenue: { id: 1, name: 'Otley' },
  attendee: 'Amara Okafor',
};
const lines = (file: string, name: string): readonly string[] =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`));

describe('calendarFile', () => {
  it('has one event a booking, with its location and attendee', () => {
    const file = calendarFile([swim, { ...swim, bookingId: 'b2' }], 'Aire Valley');
    expect(lines(file, 'BEGIN')).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'BEGIN:VEVENT']);
    expect(lines(file, 'UID')).toEqual(['UID:b1-1@joinery', 'UID:b2-1@joinery']);
    expect(lines(file, 'SUMMARY')[0]).toBe('SUMMARY:Lane swimming\\; lanes 1\\, 2');
    expect(lines(file, 'LOCATION')[0]).toBe('LOCATION:Main pool\\, Otley');
    expect(lines(file, 'DESCRIPTION')[0]).toBe('DESCRIPTION:For Amara Okafor');
  });

  it('says nothing of an attendee who is not named', () => {
    expect(lines(calendarFile([{ ...swim, attendee: null }], 'Aire Valley'), 'DESCRIPTION')).toEqual([]);
  });

  it.each([
    ['in winter', '2026-11-21', ['DTSTART:20261121T090000Z'], ['DTEND:20261121T100000Z']],
    ['in summer', '2027-06-19', ['DTSTART:20270619T080000Z'], ['DTEND:20270619T090000Z']],
    ['on the day that the clocks go forward', '2027-03-28', ['DTSTART:20270328T080000Z'], ['DTEND:20270328T090000Z']],
  ])('means the time on the centre’s wall %s', (_when, startDate, starts, ends) => {
    const file = calendarFile([{ ...swim, startDate }], 'Aire Valley');
    expect(lines(file, 'DTSTART')).toEqual(starts);
    expect(lines(file, 'DTEND')).toEqual(ends);
  });

  it('has an event for each week of a course, at the same time on the wall when the clocks change', () => {
    const file = calendarFile([{ ...swim, startDate: '2027-03-20', weeks: 3 }], 'Aire Valley');
    expect(lines(file, 'DTSTART')).toEqual([
      'DTSTART:20270320T090000Z',
      'DTSTART:20270327T090000Z',
      'DTSTART:20270403T080000Z',
    ]);
  });

  it('ends a booking past midnight on the next day', () => {
    const file = calendarFile([{ ...swim, startsAt: '23:30', endsAt: '00:30' }], 'Aire Valley');
    expect(lines(file, 'DTEND')).toEqual(['DTEND:20261122T003000Z']);
  });

  it('throws for a booking without a valid date', () => {
    expect(() => calendarFile([{ ...swim, startDate: 'soon' }], 'Aire Valley')).toThrow('no date: "soon"');
  });
});
