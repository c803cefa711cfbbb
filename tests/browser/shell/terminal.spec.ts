import { fillCardForm, cardForms } from '../support/cards';
import { amara } from '../../support/amara';
import { Booker } from '../support/Booker';
import { Kiosk, kioskCentre, kioskHome } from '../support/Kiosk';
import { siteUrl } from '../support/sites';
import { Terminal, terminals } from '../support/Terminal';
import { expect, test as base } from '../support/test';

const [stripe] = cardForms;

const test = base.extend<{ readonly kiosk: Kiosk; readonly terminal: Terminal }>({
  kiosk: async ({ page }, use) => use(new Kiosk(page)),
  terminal: async ({ page, audit }, use, testInfo) => use(new Terminal(page, testInfo, audit)),
});

for (const { name, ...viewport } of terminals)
  test.describe(`a terminal that stands ${name}`, () => {
    test.use({ viewport });
    // Looking at each screen takes longer than a kiosk waits for nobody.
    test.beforeEach(({ sandbox }) => sandbox.settings({ kiosk: { idleModalMs: 600_000, idleResetMs: 630_000 } }));

    test('joins and pays', async ({ kiosk, page, joiner, terminal }) => {
      await kiosk.open();
      await terminal.expectLegible('1 home');
      await page.getByRole('link', { name: 'Buy a membership' }).click();
      await joiner.expectOpen('Choose your membership');
      await terminal.expectLegible('2 memberships');
      await page.getByText('Single payment', { exact: true }).click();
      await joiner.chooseMembership('Total Fitness', 'Monthly');
      await joiner.expectOpen('Your details');
      await terminal.expectLegible('3 details');
      await joiner.createAccount();
      await joiner.expectOpen('Review & select dates');
      await terminal.expectLegible('4 dates');
      await joiner.chooseDates();
      await joiner.fillDirectDebit();
      await terminal.expectLegible('5 bank details');
      await joiner.press('Save and continue');
      await joiner.expectOpen('Confirm your details');
      await terminal.expectLegible('6 confirm');
      await joiner.press('Continue to checkout');
      await page.waitForURL(/\/checkout\?/);
      await joiner.fillCard();
      await terminal.expectLegible('7 checkout');
      await joiner.pressPay();
      await expect(page.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
      await terminal.expectLegible('8 joined');
    });

    test('books and pays', async ({ kiosk, page, terminal }) => {
      const booker = new Booker(page);
      await kiosk.open();
      await page.getByRole('link', { name: 'Book an activity' }).click();
      await page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(1).click();
      await page.locator('.slot').first().waitFor();
      await terminal.expectLegible('1 timetable');
      await page
        .getByRole('button', { name: /^Book Badminton court/ })
        .and(page.locator(':enabled'))
        .first()
        .click();
      await page.getByRole('link', { name: /^In basket Badminton court/ }).click();
      await expect(page.getByRole('dialog', { name: 'Shopping basket' })).toBeVisible();
      await terminal.expectLegible('2 drawer');
      await booker.checkout.click();
      await terminal.expectLegible('3 log in');
      await page.getByLabel('Email address or customer ID').fill('amara@example.org');
      await page.getByLabel('Password', { exact: true }).fill(amara.password);
      await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Already have an online account?' })).toHaveCount(0);
      await page.waitForURL(/\/checkout\?/);
      await fillCardForm(page, stripe);
      await terminal.expectLegible('4 checkout');
      await booker.agree();
      await page.getByRole('button', { name: /^Pay £/ }).click();
      await expect(page.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
      await terminal.expectLegible('5 booked');
    });

    test('shows what else is there', async ({ page, terminal }) => {
      await page.goto(kioskHome);
      for (const [state, address] of [
        ['1 centres', '/?kiosk=true&centre='],
        ['2 camps', siteUrl('bookings', `/camps?kiosk=true&centre=${kioskCentre}`)],
        ['3 courses', siteUrl('bookings', `/courses?kiosk=true&centre=${kioskCentre}`)],
        ['4 register', siteUrl('bookings', '/register?kiosk=true')],
        ['6 basket', siteUrl('bookings', '/basket?kiosk=true')],
        ['5 nothing here', '/nothing-here?kiosk=true'],
      ] as const) {
        await page.goto(address);
        await page.getByRole('heading').first().waitFor();
        await terminal.expectLegible(state);
      }
    });
  });
