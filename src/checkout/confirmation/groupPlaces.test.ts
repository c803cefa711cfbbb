import { describe, expect, it } from 'vitest';
import { groupPlaces } from './groupPlaces';
import type { BookedPlace } from './orderItems';

const price = { raw: 2800, formatted: '£28.00', decimal: '28.00', currency: 'GBP' };

function booked(bookingId: string, more: Partial<BookedPlace> = {}): BookedPlace {
  return {
    type: 'booking',
    bookingId,
    objectType: 'camp',
    name: 'Multi-sports camp',
    friendlyName: 'Multi-sports camp',
    quantity: 1,
    variant: 'Day',
    homeVenue: { id: 1, name: 'Otley' },
    place: 'Sports hall',
    attendee: 'Zuri Mensah',
    startDate: '2026-12-22',
    endDate: null,
    weeks: null,
    startsAt: '09:00',
    endsAt: '15:30',
    categories: [],
    baseFee: { price, type: 'oneOff' },
    fees: [],
    paidBy: null,
    total: price,
    enablePrintReceipt: false,
    priceBreakdown: [],
    ...more,
  };
}

describe('groupPlaces', () => {
  it('groups by attendee, and the days of one camp together by date', () => {
    const places = [
      booked('a', { startDate: '2026-12-24' }),
      booked('b', { attendee: 'Kofi Mensah' }),
      booked('c', { name: 'Swim crash camp', place: 'Teaching pool' }),
      booked('d'),
    ];
    const groups = groupPlaces(places).map(({ attendee, offers }) => [
      attendee,
      offers.map(({ name, times }) => [name, times.map(({ bookingId }) => bookingId)]),
    ]);
    expect(groups).toEqual([
      [
        'Zuri Mensah',
        [
          ['Multi-sports camp', ['d', 'a']],
          ['Swim crash camp', ['c']],
        ],
      ],
      ['Kofi Mensah', [['Multi-sports camp', ['b']]]],
    ]);
  });
});
