import type { CallName } from '../../../src/kit/api/call';
import { selectedVenuesText } from '../../../src/ground/core/selectedVenues';
import type { Visitor } from '../../journeys/support/Visitor';
import { inDialog, pressing, tickingAll, type Row, type Step } from '../Row';
import type { TillSheet } from '../../../schemas/generated/wire';
import { customerId, dayWith, hold, kirkstall, waited } from './ready';

function on(path: Row['path'], works: RegExp, steps: readonly Step[] = [], more: Partial<Row> = {}): Row {
  return { site: 'front-of-house', as: 'desk', path, works, steps, ...more };
}

/** Serves a customer, who may have a place in the basket. */
const serving =
  (name: string, path: string, item?: string) =>
  async (visitor: Visitor): Promise<Record<string, string>> => {
    const customer = await customerId(visitor, name);
    if (item !== undefined) await hold(visitor, item, { source: 'front-of-house', customer });
    return { 'joinery:served': customer, path };
  };

/** Serves a customer whose payment was sent and lost, with the cash that was counted for it. */
async function servingLostPayment(visitor: Visitor): Promise<Record<string, string>> {
  const served = await serving('Casey Byrne', '/basket', 'Badminton court')(visitor);
  const counted = [{ tenderType: 'cash', amount: 2000 }];
  const sale = { customerId: served['joinery:served'], name: 'Casey Byrne', sentKeys: [visitor.testId], counted };
  return { ...served, 'joinery:counted': JSON.stringify([{ ...sale, setAside: [] }]) };
}

/** Serves a member who has booked a place that their membership includes. */
async function servingBooked(visitor: Visitor): Promise<Record<string, string>> {
  const customer = await customerId(visitor, 'Morgan Reid');
  await hold(visitor, 'Lane swimming', { source: 'front-of-house', customer });
  await visitor.prepare('POST', '/api/checkout/pay', {
    payments: [],
    terms: [4],
    completed_waivers: [],
    source: 'front-of-house',
    selected_user_id: customer,
  });
  return { 'joinery:served': customer };
}

/** The day on which a session is full, for whose list staff have put a customer down. */
async function waitingDay(visitor: Visitor): Promise<string> {
  return waited(visitor, await customerId(visitor, 'Casey Byrne'));
}

/** The page of a till day that was opened with a float and closed at another tablet. */
async function closedDay(visitor: Visitor): Promise<string> {
  const till = `/api/staff/tills/${kirkstall}`;
  const { data: opened } = (await visitor.prepare('POST', `${till}/open`, { float: 5000 })) as { data: TillSheet };
  const day = `${till}/days/${opened.id}`;
  const count = { cash: 5000, cheque: 0, voucher: 0, float: null };
  const { data: compared } = (await visitor.prepare('POST', `${day}/count`, count)) as { data: TillSheet };
  await visitor.prepare('POST', `${day}/close`, { count, version: compared.version });
  return `/till/${opened.id}`;
}

const venue = selectedVenuesText([kirkstall]);
const search: readonly Step[] = [{ 'Scan a card': 'Byrne' }, 'Search'];
const openRecord: readonly Step[] = ['Morgan Reid'];
const takeCash: readonly Step[] = [
  { 'Cash amount': '20' },
  'Add cash',
  tickingAll('.desk-agreements input'),
  'Complete order',
];
const cancel: readonly Step[] = ['Cancel the order', inDialog('Cancel the order')];
const cancelOrder: readonly Step[] = [...takeCash, ...cancel];
const openTill: readonly Step[] = [{ 'Float in the till': '50' }, 'Open the till'];
const counting: readonly Step[] = ['Count and close', { 'Cash in the till': '40' }, 'Compare'];
const count: readonly Step[] = [...openTill, ...counting];

/** The desk. */
export const deskRows = {
  findCustomers: on('/customer', /AV-10005/, search),
  createCustomer: on('/customer', /Booking for Robin Fresh|Basket of Robin Fresh/, [
    'New customer',
    { 'First name': 'Robin', 'Last name': 'Fresh', 'Email address': 'robin.fresh@example.org' },
    'Create and serve',
  ]),
  identityRequests: on('/customer', /Nobody waits for an answer/, [], { atOpening: true }),
  serveWalkIn: on('/customer', /Nothing is in the basket yet|Choose your centre/, ['Sell without an account']),
  staffCustomer: on('/basket', /Nothing is in the basket yet/, [], {
    kept: serving('Casey Byrne', '/basket'),
    offers: 'Search',
    afterGone: [...search, pressing('.desk-result')],
  }),
  customerRecord: on('/basket', /Upcoming bookings/, openRecord, {
    kept: serving('Morgan Reid', '/basket'),
    atOpening: true,
  }),
  staffCancelBooking: on(
    '/basket',
    /Yoga flow is cancelled/,
    [...openRecord, 'Cancel Yoga flow', 'Cancel the booking'],
    {
      kept: serving('Morgan Reid', '/basket'),
    },
  ),
  staffJoinWaitingList: {
    ...on((visitor) => dayWith(visitor, 'Gym induction', true), /On the list/, [pressing('.btn-wait')]),
    kept: serving('Casey Byrne', '/basket'),
    offers: 'Join waiting list',
  },
  slotQueue: on(waitingDay, /waiting since/, [pressing('.slot-waiting [aria-haspopup=dialog]')], {
    kept: serving('Casey Byrne', '/basket'),
  }),
  staffLeaveWaitingList: on(waitingDay, /Taken off the waiting list/, ['Take off the list'], {
    kept: serving('Casey Byrne', '/basket'),
    doneAlready: /^(?![^]*Take off the list)/, // the entry is no longer there
  }),
  staffBookingTimes: on(
    '/basket',
    /You can move it to a time that it includes too/,
    [...openRecord, 'Move to another time'],
    {
      kept: servingBooked,
    },
  ),
  staffMoveBooking: on(
    '/basket',
    /Lane swimming is moved to/,
    [
      ...openRecord,
      'Move to another time',
      pressing('[name=moving-time]:not([disabled])'),
      pressing('[role=dialog] .btn-primary'),
    ],
    { kept: servingBooked, offers: 'Move to' },
  ),
  payAtDesk: on('/basket', /Order completed/, takeCash, { kept: serving('Casey Byrne', '/basket', 'Badminton court') }),
  withdrawDeskPayment: on('/basket', /^(?![^]*We do not know yet)[^]*Change due/, ['Check again'], {
    kept: servingLostPayment,
    alsoTrue: /We do not know yet whether the order is complete/,
  }),
  deskReceipt: on('/basket', /Print the receipt/, takeCash, {
    kept: serving('Casey Byrne', '/basket', 'Badminton court'),
    leavesForm: true,
    alsoTrue: /^Nothing is in the basket yet$/,
  }),
  refundAtDesk: on('/basket', /Order cancelled/, cancelOrder, {
    afterwards: cancel,
    offers: 'Cancel the order',
    kept: serving('Casey Byrne', '/basket', 'Badminton court'),
  }),
  till: on('/till', /No till day is open/, [], { venue }),
  openTill: on('/till', /Float at the start/, openTill, { venue }),
  countTill: on('/till', /Close the day/, count, { venue, afterwards: counting.slice(1) }),
  closeTill: on('/till', /Till sheet/, [...count, 'Close the day'], {
    venue,
    afterwards: [...counting.slice(1), 'Close the day'],
  }),
  closedTillDay: on(closedDay, /Till sheet/, [], { venue }),
  closedTillDays: on('/till', /No day has been closed here yet/, [], { venue }),
} satisfies Partial<Record<CallName, Row>>;
