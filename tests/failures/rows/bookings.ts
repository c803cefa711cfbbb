import type { CallName } from '../../../src/kit/api/call';
import type { Visitor } from '../../journeys/support/Visitor';
import { choosing, inDialog, pressing, type Row, type Step } from '../Row';
import { booked, dayWith, hold, kirkstall, waited } from './ready';

function on(as: string | undefined, path: Row['path'], works: RegExp, steps: readonly Step[] = []): Row {
  return { site: 'bookings', ...(as === undefined ? {} : { as }), path, works, steps };
}

const day =
  (name: string, isFull = false) =>
  (visitor: Visitor) =>
    dayWith(visitor, name, isFull);

const basketWith =
  (...wanted: Parameters<typeof hold> extends [Visitor, ...infer Wanted] ? Wanted : never) =>
  async (visitor: Visitor): Promise<string> => {
    await hold(visitor, ...wanted);
    return '/basket';
  };

const court = basketWith('Badminton court');

/** The screens on which places are booked, with the basket. */
export const bookingRows = {
  activityVenues: on(undefined, '/', /Aberdeen Leisure Centre/),
  timetable: on(undefined, day('Badminton court'), /Badminton court/),
  camps: on(undefined, `/camps/${kirkstall}`, /Multi-sports camp/),
  courses: on(undefined, `/courses/${kirkstall}`, /Adult swimming lessons/),
  addToBasket: {
    ...on(undefined, day('Badminton court'), /Successfully added item/, [
      pressing('[id^="book-"]:not([aria-disabled])'),
    ]),
    offers: 'Book ',
    doneAlready: /Shopping basket, 1 item/,
  },
  basket: on('leila', court, /Badminton court/),
  discardBasket: {
    ...on('leila', court, /Your basket is empty/, ['Clear order', inDialog('Clear order')]),
    again: ['Clear order', inDialog('Clear order')],
  },
  removeFromBasket: on('leila', court, /Your basket is empty/, ['Remove Badminton court']),
  updateBasketItem: {
    ...on('leila', basketWith('Inflatable fun session', { forName: 'Kofi' }), /Successfully updated item/, [
      'Change person',
      choosing('select[id^="who-"]', 'Zuri'),
    ]),
    offers: 'Add a child',
    again: [choosing('select[id^="who-"]', 'Zuri')],
  },
  useCredit: { ...on('leila', court, /Subtotal/, [pressing('[role=switch]')]), offers: 'Clear order' },
  removeBenefit: on('morgan', basketWith('Lane swimming'), /Successfully removed benefit/, ['Remove benefit']),
  removePackage: on('leila', basketWith('Lane swimming'), /Successfully removed package usage/, ['Remove package']),
  addPenaltyToBasket: {
    site: 'my-account',
    as: 'ruth',
    path: '/payments',
    steps: ['Pay this penalty'],
    works: /Order summary/,
  },
  addDependant: on('leila', court, /Robin Mensah/, [
    'Change person',
    'Add a child',
    { 'First name': 'Robin', 'Last name': 'Mensah', 'Date of birth': '03/02/2019' },
    'Add child',
  ]),
  waitingList: {
    site: 'my-account',
    as: 'amara',
    async path(visitor) {
      await waited(visitor);
      return '/bookings';
    },
    works: /Leave list/,
  },
  leaveWaitingList: {
    site: 'my-account',
    as: 'amara',
    async path(visitor) {
      await waited(visitor);
      return '/bookings';
    },
    steps: ['Leave list'],
    doneAlready: /^(?![^]*Leave list)/, // the entry is no longer there
    works: /You have left the waiting list/,
  },
  joinWaitingList: {
    ...on('amara', day('Gym induction', true), /On the list/, [pressing('.btn-wait')]),
    offers: 'Join waiting list',
  },
  bookingTimes: {
    site: 'my-account',
    as: 'morgan',
    async path(visitor) {
      await booked(visitor, 'Lane swimming');
      return '/bookings';
    },
    steps: ['Move to another time'],
    works: /You can move it to a time that it includes too/,
  },
  moveBooking: {
    site: 'my-account',
    as: 'morgan',
    async path(visitor) {
      await booked(visitor, 'Lane swimming');
      return '/bookings';
    },
    steps: [
      'Move to another time',
      pressing('[name=moving-time]:not([disabled])'),
      pressing('[role=dialog] .btn-full'),
    ],
    offers: 'Move to',
    works: /Lane swimming is moved to/,
  },
} satisfies Partial<Record<CallName, Row>>;
