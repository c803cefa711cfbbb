import type { Page } from '@playwright/test';
import { seedPassword } from '../../../operator/seed/customers';
import { SandboxControls } from '../../browser/support/SandboxControls';
import { Person, type Effort } from './Person';

/** A Saturday at noon, when courts are free. */
const noon = '2026-11-21T12:10:00Z';
const member = 'casey@example.org';

/** Sells a court for cash to a member whose card is scanned, from the search that staff come back to after each sale. */
export async function cashCourt(page: Page, port: number): Promise<Effort> {
  const sandbox = new SandboxControls(port, 'cash-court');
  await sandbox.reset();
  await sandbox.settings({ clock: noon });
  const cookie = { name: 'sandbox_test', value: sandbox.testId, domain: '.joinery.localhost', path: '/' };
  await page.context().addCookies([cookie]);
  await page.clock.setFixedTime(noon);
  await openDesk(page, port);
  const { customers } = await sandbox.records();
  const barcode = String(customers.find(({ email }) => email === member)?.barcode);
  const person = new Person(page);
  const court = page.getByRole('button', { name: 'Book Badminton court, 13:00' });
  await person.scan(barcode);
  await person.see(court);
  await person.tap(court);
  await person.tapAgain(page.getByRole('link', { name: 'In basket Badminton court, 13:00' }));
  await person.see(page.getByRole('button', { name: '£20', exact: true }));
  await person.tap(page.getByRole('button', { name: '£20', exact: true }));
  await person.choose('Terms', page.getByRole('checkbox', { name: /^The customer has agreed/ }));
  await person.tap(page.getByRole('button', { name: 'Complete order' }), { anticipated: true });
  await person.see(page.getByRole('heading', { level: 1, name: 'Order completed' }));
  return person.effort;
}

/** Logs staff in on a tablet that knows its centre. */
async function openDesk(page: Page, port: number): Promise<void> {
  await page.goto(`http://front-of-house.joinery.localhost:${port}/customer`);
  await page.getByLabel('Email address or customer ID').fill('desk@example.org');
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('link', { name: 'Choose this tablet’s centre' }).click();
  await page.getByLabel('Find a centre').fill('Kirkstall Bridge');
  await page.getByRole('button', { name: /Kirkstall Bridge/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Find a customer' }).waitFor();
  await page.getByRole('searchbox').and(page.locator(':focus')).waitFor();
}
