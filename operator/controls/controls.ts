import type { FastifyInstance } from 'fastify';
import { offerAll } from '../bookings/waiting/keepOffering';
import { testIdOf } from '../contract/testId';
import type { Database } from '../database/database';
import type { Shops } from '../orders/shop';
import type { Providers } from '../payments/provider';
import { reconcile } from '../payments/reconcile';
import { setFaults, type Fault } from './faults';
import { ledgerOf, recordsOf } from './records';
import { resetTest } from './reset';
import { endSessions } from './endSessions';
import { giveMembership, type GivenMembership } from './giveMembership';
import { givePenalty, type GivenPenalty } from './givePenalty';
import { leavePlaces, type PlacesLeft } from './places';
import { loadSettings, saveSettings, type Settings } from '../contract/settings';

type ControlParts = { readonly bankApiUrl: string; readonly providers: Providers; readonly shops: Shops };

/**
 * Serves the controls of tests and demonstrations. Each call affects the caller's test only. A server that real customers
 * use has none of them.
 */
export function controls(app: FastifyInstance, db: Database, { bankApiUrl, providers, shops }: ControlParts): void {
  app.post('/sandbox/reset', async (request) => {
    await resetTest(db, testIdOf(request));
    return { reset: true };
  });

  app.put('/sandbox/faults', async (request) => {
    await setFaults(db, testIdOf(request), request.body as Fault[]);
    return { set: true };
  });

  app.put('/sandbox/settings', async (request) => {
    const testId = testIdOf(request);
    const settings = { ...(await loadSettings(db, testId)), ...(request.body as Partial<Settings>) };
    await saveSettings(db, testId, settings);
    return settings;
  });

  /** Sets how many places are left in a slot, for the caller's test. */
  app.put('/sandbox/places', async (request) => {
    await leavePlaces(db, testIdOf(request), request.body as PlacesLeft, new Date());
    return { set: true };
  });

  /** Gives a customer of the caller's test a penalty, as the operator's own system does. */
  app.post('/sandbox/penalties', async (request) => {
    await givePenalty(db, testIdOf(request), request.body as GivenPenalty);
    return { given: true };
  });

  app.post('/sandbox/membership', (request) => giveMembership(db, testIdOf(request), request.body as GivenMembership));

  app.post('/sandbox/end-sessions', async (request) => {
    await endSessions(db, testIdOf(request));
    return { ended: true };
  });

  app.get('/sandbox/outbox', (request) =>
    db.selectFrom('outbox').selectAll().where('test_id', '=', testIdOf(request)).orderBy('created_at').execute(),
  );

  /** Settles the open payments and refunds of the caller's test now, as if all of them had been open for long. */
  app.post('/sandbox/reconcile', async (request) => {
    const patience = { silence: 0, customer: 0, page: 0, prepared: 0, ended: 0, refund: 0 };
    return reconcile({ db, providers, shops, patience }, testIdOf(request));
  });

  /** Offers the places that have come free in the caller's test to those who wait, as it is done every minute. */
  app.post('/sandbox/offer', async (request) => {
    await offerAll(db, testIdOf(request));
    return { offered: true };
  });

  app.get('/sandbox/ledger', (request) => ledgerOf(db, bankApiUrl, testIdOf(request)));

  app.get('/sandbox/records', (request) => recordsOf(db, testIdOf(request)));
}
