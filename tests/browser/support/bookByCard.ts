import { expect, type Page } from '@playwright/test';
import { BankCounter } from '../../bank/support/Bank';
import { stripeCalls } from '../../bank/support/stripeCalls';
import { reportedBrowser } from '../../support/reportedBrowser';
import { callApi } from './callApi';
import type { SandboxControls } from './SandboxControls';

type Booking = {
  readonly slots: readonly string[];
  /** Pence of the customer's credit that pay for it; the card ending 4242 pays the rest. */
  readonly credit?: number;
};

/** Books sessions for whoever is signed in on the page, and pays for them, straight at the server. */
export async function bookByCard(page: Page, sandbox: SandboxControls, { slots, credit = 0 }: Booking): Promise<void> {
  const source = 'bookings';
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const [status, data] = await callApi(page, method, path, body);
    expect(status, path).toBe(200);
    return data;
  };
  for (const slot of slots) await sandbox.leavePlaces(slot, 2);
  await call('POST', '/api/checkout/add', { items: slots.map((id) => ({ id, type: 'activity' })), source });
  await call('PUT', '/api/checkout/credit', { amount: credit, source });
  const { balance } = await call('GET', `/api/checkout?source=${source}`);
  const { transaction_uuid } = await call('GET', `/api/checkout/prepare?source=${source}`);
  const bank = new BankCounter(Number(process.env.TEST_PORT) + 1);
  const payment_method_id = await stripeCalls(bank, `/with/${sandbox.testId}`).card();
  const agreed = { terms: [4], completed_waivers: [], source };
  const payments = [
    ...(credit > 0 ? [{ tender_type: 'credit', amount: credit }] : []),
    { tender_type: 'card', amount: balance },
  ];
  const paid = { transaction_uuid, payments, ...agreed };
  await call('POST', '/api/checkout/authorise', {
    ...paid,
    payment_method_id,
    save_card: false,
    browser: reportedBrowser,
  });
  await call('POST', '/api/checkout/complete', paid);
}
