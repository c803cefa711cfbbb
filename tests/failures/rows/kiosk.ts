import type { CallName } from '../../../src/kit/api/call';
import type { Row } from '../Row';
import { bookingRows } from './bookings';
import { joiningRows } from './joining';
import { dayWith } from './ready';

const kiosk = {
  isKiosk: true,
  changesNothing: true,
  renderedOnly: 'A kiosk’s first screen is another address in a browser: tests/browser/shell has kiosks of its own.',
} as const satisfies Partial<Row>;

/** Rows of the table as a visitor at a kiosk takes them, whose page has neither a way home of its own nor the browser’s. */
export const kioskRows: readonly (readonly [CallName, Row])[] = [
  [
    'joiningVenues',
    {
      ...joiningRows.joiningVenues,
      ...kiosk,
      path: '/?kiosk=true',
      works: /^(?![^]*Create an account)[^]*Kirkstall Bridge/,
    },
  ],
  [
    'timetable',
    {
      ...bookingRows.timetable,
      ...kiosk,
      path: async (visitor) => `${await dayWith(visitor, 'Badminton court')}&kiosk=true`,
      works: /Back to Kiosk Home[^]*Badminton court/,
    },
  ],
];
