import type { Page } from '@playwright/test';
import { comeToCheckout } from '../support/checkout';
import { expect, test } from '../support/test';

type Venue = { readonly slug: string; readonly can_display_ineligible_memberships: boolean };

const withIneligible = '/centre/kirkstall-bridge-leisure-centre';

async function signIn(page: Page, as = 'amara@example.org'): Promise<void> {
  await comeToCheckout(page, { as, open: false });
  await page.evaluate(() => fetch('/api/cart/clear?source=online-joining', { method: 'DELETE' }));
}

test('a guest sees no ineligible memberships, and no checkbox for them', async ({ joiner, page }) => {
  await joiner.start(withIneligible);
  await expect(page.getByRole('article', { name: 'Swim' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Corporate Plus' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Show ineligible memberships' })).toHaveCount(0);
});

test('a customer may see them, and why they are not for them', async ({ joiner, page, audit }) => {
  await signIn(page);
  await joiner.start(withIneligible);
  const corporate = page.getByRole('article', { name: 'Corporate Plus' });
  await expect(page.getByRole('article', { name: 'Swim' })).toBeVisible();
  await expect(corporate).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Show ineligible memberships' }).check();
  await expect(corporate).toContainText('You are not eligible for this membership');
  await expect(corporate).not.toContainText('£');
  await expect(corporate.getByRole('button', { name: 'Choose this membership' })).toBeDisabled();
  await audit('memberships with ineligible ones');
  await corporate.getByRole('button', { name: /^View details/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You are ineligible for this membership');
  await expect(dialog).toContainText('Corporate Plus is for employees of our partner companies.');
  await expect(dialog.getByRole('button', { name: 'Choose this membership' })).toBeDisabled();
  await audit('details of an ineligible membership');
});

test('a customer who is eligible sees it without asking', async ({ joiner, page }) => {
  await signIn(page, 'casey@example.org');
  await joiner.start(withIneligible);
  await expect(page.getByRole('article', { name: 'Corporate Plus' })).toContainText('£27.00');
});

test('a centre that does not show ineligible memberships has no checkbox', async ({ joiner, page }) => {
  await signIn(page);
  const answer: unknown = await page.evaluate(async (): Promise<unknown> =>
    (await fetch('/api/venues/online-joining')).json(),
  );
  const { data: venues } = answer as { readonly data: readonly Venue[] };
  const silent = venues.find((venue) => !venue.can_display_ineligible_memberships);
  await joiner.start(`/centre/${silent?.slug ?? ''}`);
  await expect(page.getByRole('article', { name: 'Total Fitness' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Show ineligible memberships' })).toHaveCount(0);
});

test('a membership that is gone is told, and the centre stays', async ({ joiner, page }) => {
  await joiner.start(`${withIneligible}/membership/sauna-only/recurring`);
  await joiner.expectToast('Could not find selected membership');
  await expect(page.locator('main').getByText('Could not find selected membership')).toBeVisible();
  await expect(page).toHaveURL(/\/centre\/kirkstall-bridge-leisure-centre$/);
  await joiner.expectOpen('Choose your membership');
});

test('who turns out not to be eligible is told, and keeps the centre', async ({ joiner, page }) => {
  await signIn(page);
  await joiner.start(`${withIneligible}/membership/corporate-plus/recurring`);
  await joiner.expectToast('You are ineligible for the membership you selected.');
  await expect(page.locator('main').getByText('You are ineligible for the membership you selected.')).toBeVisible();
  await expect(page).toHaveURL(/\/centre\/kirkstall-bridge-leisure-centre$/);
  await joiner.expectOpen('Choose your home centre');
  const ticket = page.getByRole('region', { name: 'Your selection' });
  await expect(ticket).toContainText('Kirkstall Bridge Leisure Centre');
  await expect(ticket).toContainText("haven't selected a membership yet");
});
