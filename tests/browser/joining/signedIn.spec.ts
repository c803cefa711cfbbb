import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { expect, test } from '../support/test';
import { tabTo } from '../support/tabTo';

test.use({ auditsSteps: false });

const swim = '/centre/kirkstall-bridge-leisure-centre/membership/swim/recurring';
const corporate = '/centre/kirkstall-bridge-leisure-centre/membership/corporate-plus/recurring';

/** Logs out by keyboard: in the header, or on a phone in the menu of its account button. */
async function logOut(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 575) {
    await tabTo(page, 'button', 'Account', { exact: true });
    await page.keyboard.press('Enter');
  }
  await tabTo(page, 'button', 'Log out');
  await page.keyboard.press('Enter');
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a member sees what stays and saves what they change, by one button', async ({
      joiner,
      page,
      sandbox,
      audit,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 500/);
      await joiner.start('/login');
      await joiner.logIn('dev@example.org');
      await joiner.expectOpen('Choose your home centre');
      await joiner.start(swim);
      await joiner.expectOpen('Your details');
      const section = joiner.section('Your details');
      for (const each of ['Name', 'Email address', 'Date of birth'])
        await expect(section.locator('dt').filter({ hasText: new RegExp(`^${each}$`) })).toBeVisible();
      await expect(section.getByText('dev@example.org')).toBeVisible();
      const sentence = section.getByText(
        "These details can't be edited right now because you are signed in. You can edit your personal details later by signing in to your online account.",
      );
      await expect(sentence).toHaveCount(1);
      await expect(sentence.locator('xpath=..').getByRole('term')).toHaveText([
        'Name',
        'Email address',
        'Date of birth',
      ]);
      await expect(sentence.locator('xpath=..').getByRole('textbox')).toHaveCount(0);
      const toMyDetails = sentence.locator('xpath=..').getByRole('link', { name: 'Go to My details' });
      await expect(toMyDetails).toHaveAttribute('href', /^http:\/\/my-account\..*\/user-details$/);
      const form = section.getByRole('form');
      await expect(form).toContainText('You can change the following details here.');
      await expect(form).not.toContainText("can't be edited");
      await expect(section.locator('.sec-foot').getByRole('button')).toHaveText(['Continue']);
      const line = section.getByLabel('Address line one');
      const before = await line.inputValue();
      await line.focus();
      await page.keyboard.press('End');
      await page.keyboard.type(' West');
      await expect(section.getByText('Your changes are not saved yet.')).toBeVisible();
      await audit(`changed details of a member, ${width} px`);

      await page.getByRole('button', { name: 'Edit Choose your membership' }).click();
      await joiner.expectOpen('Choose your membership');
      await page.goBack();
      await joiner.expectOpen('Your details');
      await expect(line).toHaveValue(`${before} West`);
      await sandbox.faults([{ method: 'PUT', path: '/api/my-account/user/update*', status: 500 }]);
      await joiner.press('Save and continue');
      await joiner.expectOpen('Your details');
      await expect(section.getByText('Your changes are not saved yet.')).toBeVisible();
      await section.getByRole('button', { name: 'Undo my changes' }).click();
      await expect(line).toHaveValue(before);
      await expect(section.locator('.sec-foot').getByRole('button')).toHaveText(['Continue']);

      await line.fill('');
      await joiner.press('Save and continue');
      await expect(line).toHaveAccessibleDescription(/Address line one is required/);
      await line.fill('1 New Road');
      await tabTo(page, 'button', 'Save and continue');
      await page.keyboard.press('Enter');
      await joiner.expectOpen('Review & select dates');
      await page.getByRole('button', { name: 'View Your details' }).click();
      await expect(line).toHaveValue('1 New Road');
      await expect(section.locator('.sec-foot').getByRole('button')).toHaveText(['Continue']);
      const dev = (await sandbox.records()).customers.find(({ email }) => email === 'dev@example.org');
      expect(JSON.stringify(dev?.details)).toContain('1 New Road');
    });

    test('a log-in midway shows that the member’s form is loading, and asks for it once', async ({
      joiner,
      page,
      sandbox,
    }) => {
      await joiner.start(swim);
      await expect(page.getByLabel('Password', { exact: false }).first()).toBeVisible();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/data-fields')) asked.push(new URL(request.url()).search);
      });
      await sandbox.faults([{ method: 'GET', path: '/api/data-fields*', delayMs: 1500, times: 5 }]);
      await page.getByRole('region', { name: 'Your details' }).getByRole('link', { name: 'Log in' }).click();
      await joiner.logIn('dev@example.org');
      await expect(page.getByText("These details can't be edited right now")).toBeVisible();
      await expect(page.locator('[aria-current=step] .skel').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Repeat password' })).toHaveCount(0);
      await expect(page.getByLabel('Address line one')).toBeVisible();
      expect(asked).toHaveLength(1);
    });

    test('a membership that is withdrawn before the log-in leads to the choice of a centre', async ({
      joiner,
      page,
      sandbox,
      audit,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 422/); // its price
      await joiner.start(swim);
      await joiner.expectOpen('Your details');
      await sandbox.settings({ flags: { onlineJoiningMapEnabled: false }, withdrawn: [2] });
      await page.getByRole('region', { name: 'Your details' }).getByRole('link', { name: 'Log in' }).click();
      await joiner.logIn('dev@example.org');
      await joiner.expectOpen('Choose your home centre');
      await joiner.expectToast('You are ineligible for the membership you selected.');
      await expect(page.getByRole('heading', { name: 'Kirkstall Bridge Leisure Centre' }).first()).toBeVisible();
      await audit(`a membership that is withdrawn, ${width} px`);
      await joiner.press('Continue');
      await joiner.expectOpen('Choose your membership');
    });

    test('a membership that is withdrawn before the log-out leads to the choice of a centre', async ({
      joiner,
      page,
      sandbox,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 422/); // its price
      await joiner.start('/login');
      await joiner.logIn('dev@example.org');
      await joiner.expectOpen('Choose your home centre');
      await joiner.start(swim);
      await joiner.expectOpen('Your details');
      await sandbox.settings({ flags: { onlineJoiningMapEnabled: false }, withdrawn: [2] });
      await logOut(page);
      await joiner.expectOpen('Choose your home centre');
      await joiner.expectToast('You are ineligible for the membership you selected.');
      await expect(page.getByRole('heading', { name: 'Kirkstall Bridge Leisure Centre' }).first()).toBeVisible();
      await joiner.press('Continue');
      await joiner.expectOpen('Choose your membership');
      await expect(page.getByRole('article', { name: 'Swim' })).toHaveCount(0);
    });

    test('a membership for employees leads to the choice of a centre once its customer logs out', async ({
      joiner,
      page,
      sandbox,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 422/); // its price
      await sandbox.settings({ flags: { onlineJoiningMapEnabled: false } });
      await joiner.start('/login');
      await joiner.logIn('casey@example.org');
      await joiner.expectOpen('Choose your home centre');
      await joiner.start(corporate);
      await joiner.expectOpen('Your details');
      await logOut(page);
      await joiner.expectOpen('Choose your home centre');
      await joiner.expectToast('You are ineligible for the membership you selected.');
      await expect(page).toHaveURL(/\/centre\/kirkstall-bridge-leisure-centre$/);
      await expect(page.getByRole('heading', { name: 'Kirkstall Bridge Leisure Centre' }).first()).toBeVisible();
      await joiner.press('Continue');
      await joiner.expectOpen('Choose your membership');
      await expect(page.getByRole('article', { name: 'Corporate Plus' })).toHaveCount(0);
    });

    test('what a customer has typed is theirs alone, also if they log out on another site of the operator', async ({
      joiner,
      page,
    }) => {
      const start = page.getByRole('textbox', { name: 'Start date' });
      const comeAs = async (email: string): Promise<void> => {
        await page.goto(Account.url('/login'));
        await joiner.logIn(email);
        await new Account(page).expectHeading(/^Good to see you/);
        await joiner.start(swim);
      };
      const leave = async (): Promise<void> => {
        await page.goto(Account.url('/user-details'));
        await expect(page.getByLabel('Mobile number')).toBeVisible();
        await logOut(page);
        await expect(page).toHaveURL(/\/login/);
      };
      await comeAs('grace@example.org');
      await joiner.press('Continue');
      await joiner.expectOpen('Review & select dates');
      const usual = await start.inputValue();
      await page.getByRole('button', { name: 'Tomorrow' }).click();
      await expect(start).not.toHaveValue(usual);
      await leave();
      await comeAs('idris@example.org');
      await joiner.press('Continue');
      await joiner.expectOpen('Review & select dates');
      await expect(start).toHaveValue(usual);
    });
  });
}
