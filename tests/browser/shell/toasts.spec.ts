import type { Locator, Page } from '@playwright/test';
import { Account } from '../support/Account';
import { holdClock, installClock } from '../support/installClock';
import type { Joiner } from '../support/Joiner';
import type { SandboxControls } from '../support/SandboxControls';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

const centre = '/centre/kirkstall-bridge-leisure-centre';
const missing = `${centre}/membership/no-such-membership/recurring`;
const text = 'Could not find selected membership';

type Visitor = { readonly page: Page; readonly sandbox: SandboxControls; readonly joiner: Joiner };

/** Comes by an address to a membership that there is not, of which a toast tells. */
async function comeForNothing(page: Page): Promise<Locator> {
  await page.goto(missing);
  const toast = page.locator('.toast').filter({ hasText: text });
  await expect(toast).toBeVisible();
  return toast;
}

test('a toast stands at the top right below the header, 325 px wide, and is spoken', async ({ page, audit }) => {
  await installClock(page);
  const toast = await comeForNothing(page);
  await toast.hover(); // it stays while one points at it
  await audit('toast');
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region.getByText(text, { exact: true })).toBeVisible();
  const box = await toast.boundingBox();
  expect(box).toMatchObject({ width: 325, x: 1280 - 325 - 16, y: 72 + 16 });

  await page.setViewportSize({ width: 320, height: 700 });
  const narrow = await toast.boundingBox();
  expect(narrow).toMatchObject({ x: 16, width: 288 });
});

test('a toast goes after five seconds, but not while one points at it or reads it', async ({ page }) => {
  await installClock(page);
  const toast = await comeForNothing(page);
  await holdClock(page);
  await page.clock.runFor(3000);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();

  await tabTo(page, 'button', `Close: ${text}`);
  await page.mouse.move(0, 600);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('a toast is closed by keyboard, and the focus goes back to where it was', async ({ page }) => {
  await installClock(page);
  for (const key of ['Enter', 'Escape']) {
    const toast = await comeForNothing(page);
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Contact your centre' });
    await last.focus();
    await tabTo(page, 'button', `Close: ${text}`);
    await page.keyboard.press(key);
    await expect(toast).toHaveCount(0);
    await expect(last).toBeFocused();
  }
});

/** Each error that a toast tells of, and what leads to it. */
const errors: readonly (readonly [what: string, provoke: (visitor: Visitor) => Promise<void>])[] = [
  [
    'a log-in that was refused',
    async ({ page }) => {
      await page.goto(Account.url('/login'));
      await page.getByLabel('Email address or customer ID').fill('amara@example.org');
      await page.getByLabel('Password', { exact: true }).fill('Wrong1234!');
      await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
    },
  ],
  [
    'a saved card that was not removed',
    async ({ page, sandbox }) => {
      await new Account(page).signIn('morgan', '/payments');
      await sandbox.faults([{ method: 'DELETE', path: '/api/my-account/saved-card', status: 500 }]);
      await page.getByRole('button', { name: 'Remove card' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click();
    },
  ],
  [
    'answers that were not taken',
    async ({ page, sandbox, joiner }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(`${centre}/membership/student/fixed`)}`);
      await joiner.logIn('amara@example.org');
      await joiner.expectOpen('Your details');
      await joiner.press('Continue');
      await page.getByLabel('Where do you study?').fill('University of Leeds');
      await page.getByLabel('Which year are you in?').selectOption('First year');
      await joiner.press('Continue');
      await sandbox.faults([{ method: 'POST', path: '/api/custom-questions/memberships/*', status: 500 }]);
      await joiner.chooseDates();
    },
  ],
  [
    'a membership that was not put into the basket',
    async ({ page, sandbox, joiner }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(`${centre}/membership/swim/fixed`)}`);
      await joiner.logIn('amara@example.org');
      await joiner.expectOpen('Your details');
      await joiner.press('Continue');
      await sandbox.faults([{ method: 'POST', path: '/api/memberships/online-joining/store', status: 500 }]);
      await joiner.chooseDates();
    },
  ],
];

for (const [what, provoke] of errors) {
  test(`an error in a toast is said on the page too, and stays there: ${what}`, async ({
    page,
    sandbox,
    joiner,
    audit,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    await installClock(page);
    await provoke({ page, sandbox, joiner });
    const toast = page.locator('.toast.note-danger');
    await expect(toast).toBeVisible();
    await page.clock.runFor(6000);
    await expect(toast).toHaveCount(0);
    const said = page.getByRole('main').getByRole('alert').filter({ visible: true });
    await expect(said).toHaveText(/(?:wrong|incorrect|could not|not match)/i);
    await audit(what);
  });
}

test('details that were not saved are said not to be on the page itself, with what was typed', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await installClock(page);
  await new Account(page).signIn('morgan', '/user-details');
  await sandbox.faults([{ method: 'PUT', path: '/api/my-account/user/update*', status: 500 }]);
  await page.getByLabel('Town or city').fill('Bradford');
  await page.getByRole('button', { name: 'Save my details' }).click();
  const said = page.getByRole('main').getByText('Something has gone wrong, please try again.');
  await expect(said).toBeVisible();
  await page.clock.runFor(6000);
  await expect(said).toBeVisible();
  await expect(page.getByLabel('Town or city')).toHaveValue('Bradford');
});
