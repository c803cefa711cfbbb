import bookingCheckout from '../../journeys/booking-checkout.json';
import checkout from '../../journeys/checkout.json';
import join from '../../journeys/join.json';
import saveCard from '../../journeys/save-card.json';
import type { Letter, Reply } from './Wire';

/** Requests whose fate decides nothing about a payment: they arrive at once. */
export function isRoutine({ road, call }: Pick<Letter, 'road' | 'call'>): boolean {
  if (road === 'page to bank')
    return / \/(?:stripe\/v1\/(?:payment_methods|tokens)|opayo\/api\/v1\/card-identifiers.*)$/.test(call);
  if (road === 'shop to bank') return false;
  if (call === 'GET /api/checkout') return true; // the basket, for the other sites' badge too
  return !/\/api\/(?:checkout|payment-providers|orders|cart\/clear|auth\/logout|terms$|my-account\/(?:bookings|saved-card))/.test(
    call,
  );
}

/** Requests of staff whose fate matters: whom they serve, what is in the basket, the receipt. */
export function isOfDesk({ call }: Pick<Letter, 'call'>): boolean {
  return call === 'GET /api/checkout' || call.includes('/api/staff/');
}

/** An address without what differs from run to run. */
export function plain(path: string): string {
  return path
    .replace(/^\/with\/[\w-]+/, '')
    .replace(/\?.*$/, '')
    .replaceAll(/\/(?:pi_|ps_|chl_)?[0-9a-fA-F-]{24,36}/g, '/:id');
}

/** True if a customer gets the same answer all through a schedule, as far as a payment depends on it. */
export function isSteady(method: string, path: string, site: string): boolean {
  return method === 'GET' && (path === '/api/auth/user' || (path === '/api/checkout' && site === 'online-joining'));
}

const headers = { 'content-type': 'application/json' };
const json = (value: object): Reply => ({ status: 200, headers, body: JSON.stringify(value) });
const stamped = (journey: object): Reply => json({ journey, stamp: '' });

/** The requests that any server answers the same way to everybody, and that no payment depends on. */
export const cannedReplies: ReadonlyMap<string, Reply> = new Map([
  ['/api/client', json({ data: { id: 'client-1', name: 'Joinery' } })],
  ['/api/client-errors', { status: 204, headers, body: '' }],
  ['/journeys/join.json', stamped(join)],
  ['/journeys/checkout.json', stamped(checkout)],
  ['/journeys/booking-checkout.json', stamped(bookingCheckout)],
  ['/journeys/save-card.json', stamped(saveCard)],
]);
