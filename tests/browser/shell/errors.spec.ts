import type { Page } from '@playwright/test';
import { Kiosk } from '../support/Kiosk';
import { expect, test } from '../support/test';
import { scriptOf } from '../support/scriptOf';

const centre = '/centre/kirkstall-bridge-leisure-centre';
const failed = /Failed to load resource|Failed to fetch dynamically imported module|MissingPart/;

/** The next failure is not cured by loading the page anew: it was loaded anew a moment ago. */
async function justReloaded(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('joinery:reloaded-at', String(Date.now())));
}

test('a section that fails leaves the others as they are, and its next try has what was typed', async ({
  joiner,
  page,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await joiner.start(`${centre}/membership/swim/fixed`);
  await joiner.expectOpen('Your details');
  await page.getByLabel('First name').fill('Amara');
  await page.getByLabel('Last name').fill('Okafor');
  let gone = true;
  await page.route(`**${scriptOf('src/joining/sections/membership/MembershipPicker.tsx')}`, (route) =>
    gone ? route.abort() : route.continue(),
  );
  await justReloaded(page);
  await page.getByRole('button', { name: 'Edit Choose your membership' }).click();
  const section = joiner.section('Choose your membership');
  await expect(section.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect(joiner.section('Choose your home centre').getByText('Kirkstall Bridge Leisure Centre')).toBeVisible();
  await audit('a section failed');
  gone = false;
  await section.getByRole('button', { name: 'Try again' }).click();
  await joiner.expectOpen('Choose your membership');
  await expect(section.getByRole('article', { name: 'Swim' })).toBeVisible();
  await section.getByRole('article', { name: 'Swim' }).getByRole('button', { name: 'Choose this membership' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Amara');
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
});

test('a kiosk, which may keep nothing, asks before it loads the page anew for a part that is gone', async ({
  page,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  const kiosk = new Kiosk(page);
  await kiosk.open();
  await kiosk.choose();
  await page.getByLabel('First name').fill('Amara');
  let gone = true;
  await page.route(`**${scriptOf('src/sign-in/screens/LoginScreen.tsx')}`, (route) =>
    gone ? route.abort() : route.continue(),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));
  await kiosk.bar.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('You can start again. What you have filled in will be cleared.')).toBeVisible();
  await audit('a part is gone at a kiosk');
  await kiosk.expectTargets();
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Amara');
  expect(loads).toBe(0);
  await page.goForward();
  gone = false;
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('heading', { name: 'Already have an online account?' })).toBeVisible();
  expect(loads).toBe(1);
});

test('a screen that fails can be tried again, and is told of without personal data', async ({
  joiner,
  page,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await joiner.start(`${centre}/membership/swim/fixed`);
  await joiner.expectOpen('Your details');
  await joiner.fillAccount();
  let gone = true;
  await page.route(`**${scriptOf('src/sign-in/screens/LoginScreen.tsx')}`, (route) =>
    gone ? route.abort() : route.continue(),
  );
  await justReloaded(page);
  const told = page.waitForRequest('**/api/client-errors');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'We may have dropped the ball on this one.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  await audit('a screen failed');
  const body = (await told).postDataJSON() as Readonly<Record<string, string>>;
  expect(Object.keys(body).sort()).toEqual(['correlation_id', 'message', 'where']);
  expect(body.correlation_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.where).toBe('/login');
  expect(body.message).toMatch(/^MissingPart: A part of the page could not be had\.(?: \([\w.-]+:\d+:\d+\))?$/);
  gone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Already have an online account?' })).toBeVisible();
});

test('what fails behind the page is told of once, with nothing that was typed', async ({
  joiner,
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/owes 55779911|SecretError/);
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) bodies.push(request.postData() ?? '');
  });
  await joiner.start('/');
  await joiner.expectOpen('Choose your home centre');
  await page.evaluate(() => {
    const fail = (): Promise<never> =>
      Promise.reject(
        Object.assign(new Error('"Amara Okafor" at amara@example.org owes 55779911'), { name: 'SecretError' }),
      );
    for (let times = 0; times < 3; times += 1) void fail();
  });
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]).toContain('SecretError');
  expect(bodies[0]).not.toMatch(/Amara|amara|5577/);
});
