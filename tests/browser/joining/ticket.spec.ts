import type { Page } from '@playwright/test';
import { reserve } from '../support/reserve';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

test.use({ auditsSteps: false });

const kirkstall = '/centre/kirkstall-bridge-leisure-centre';
const longWord = 'Mitgliedschaftsbedingungen'.repeat(4);

type Line = { readonly name: string; readonly note: string; readonly amount: string; readonly end: number };

/** The lines of costs that the page shows, each with the place where its amount ends. */
async function costLines(page: Page): Promise<readonly Line[]> {
  const lines = page.locator('.cost > div:visible');
  await expect(lines.first()).toBeVisible();
  return lines.evaluateAll((rows) =>
    rows.map((row) => {
      const [label, amount] = [row.querySelector('dt'), row.querySelector('dd')];
      const text = document.createRange();
      if (amount) text.selectNodeContents(amount);
      return {
        name: label?.firstChild?.textContent ?? '',
        note: label?.querySelector('small')?.textContent ?? '',
        amount: amount?.textContent ?? '',
        end: Math.round(text.getBoundingClientRect().right),
      };
    }),
  );
}

const namesOf = (lines: readonly Line[]): readonly string[] => lines.map(({ name }) => name);

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('each amount has one name from the ticket to the confirmation, is explained, and is more than nothing', async ({
      joiner,
      page,
    }) => {
      await joiner.start(`${kirkstall}/membership/off-peak/recurring`);
      await joiner.expectOpen('Your details');
      if (width < 575) {
        await tabTo(page, 'button', /^Payment summary/);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
      }
      const onTicket = await costLines(page);
      expect(onTicket).toMatchObject([
        { name: 'Setup fee', note: 'Paid once, when you join' },
        { name: 'Month in hand fee', note: 'One month’s payment in advance' },
        { name: 'Pro-rata membership cost for the first month', note: expect.stringMatching(/\d days?$/) as unknown },
      ]);
      await expect(page.locator('.then:visible')).toContainText('Monthly payment');
      expect(new Set(onTicket.map(({ end }) => end)).size, 'all amounts end at one place').toBe(1);
      expect(onTicket.map(({ amount }) => amount)).not.toContain('£0.00');
      if (width < 575) await page.keyboard.press('Escape');
      await joiner.createAccount();
      await joiner.chooseDates();
      await joiner.setUpDirectDebit();
      const payments = page.getByRole('region', { name: 'Payments' });
      await expect(payments.getByText('To pay now')).toBeVisible();
      await expect(payments.getByText('Monthly payment')).toBeVisible();
      await joiner.confirm();
      await joiner.expectCheckout();
      await expect(page.getByText('Monthly payment', { exact: true })).toBeVisible();
      expect(await costLines(page)).toMatchObject(onTicket.map(({ name, amount }) => ({ name, amount })));
      await joiner.pay();
      await joiner.expectConfirmed();
      expect(namesOf(await costLines(page))).toEqual(expect.arrayContaining([...namesOf(onTicket)]));
      await expect(page.getByText('Monthly payment', { exact: true })).toBeVisible();
    });

    test('a long word of the operator’s widens no page', async ({ joiner, page }) => {
      await reserve(page, '**/api/memberships/types*', (text) =>
        text.replaceAll('"Total Fitness"', JSON.stringify(longWord)),
      );
      const isAsWideAsTheScreen = (): Promise<boolean> =>
        page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
      await joiner.start(kirkstall);
      await expect(page.getByRole('article', { name: longWord })).toBeVisible();
      expect(await isAsWideAsTheScreen(), 'the list').toBe(true);
      await joiner.chooseMembership(longWord);
      await joiner.expectOpen('Your details');
      await expect(page.getByText(longWord).first()).toBeVisible();
      expect(await isAsWideAsTheScreen(), 'the steps').toBe(true);
      if (width < 575) {
        await page.getByRole('button', { name: /^Payment summary/ }).click();
        await expect(page.getByRole('dialog').getByText(longWord)).toBeVisible();
        const box = await page.getByRole('dialog').locator('.ticket').boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), 'the summary').toBeLessThanOrEqual(width);
      }
    });
  });
}
