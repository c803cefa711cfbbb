import type { CallName } from '../../../src/kit/api/call';
import type { NotPlayed, Row } from '../Row';
import { accountRows } from './account';
import { bookingRows } from './bookings';
import { deskRows } from './desk';
import { identityRows } from './identity';
import { joiningRows } from './joining';
import { notPlayed } from './notPlayed';
import { paymentRows } from './payments';
import { providerRows } from './providers';
import { shellRows } from './shell';
import { signInRows } from './signIn';

/** Every call of the contract. A call without a row, and without a reason for having none, is an error of types. */
export const table: Readonly<Record<CallName, Row | NotPlayed>> = {
  ...accountRows,
  ...signInRows,
  ...joiningRows,
  ...bookingRows,
  ...deskRows,
  ...identityRows,
  ...paymentRows,
  ...providerRows,
  ...shellRows,
  ...notPlayed,
};
