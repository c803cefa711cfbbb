import { cardForms, fillCardForm } from '../support/cards';
import { comeToCheckout } from '../support/checkout';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ expectedNoise }) => void expectedNoise.push(/Failed to load resource/));

for (const form of cardForms.filter(({ provider }) => provider !== 'Ryft')) {
  for (const status of [429, 403, 400, 422]) {
    test(`${form.provider}: a completion answered ${status} is never told as "not charged", and charges once`, async ({
      joiner,
      page,
      sandbox,
    }) => {
      await sandbox.settings({ paymentProvider: form.provider });
      await comeToCheckout(page);
      await fillCardForm(page, form);
      const fault = { method: 'POST', path: '/api/checkout/complete', status, message: 'No.', times: 2 };
      await sandbox.faults([fault]);
      await joiner.pressPay();
      // The customer presses wherever the page lets them, until the order stands there.
      await expect(async () => {
        expect(await page.getByText('you have not been charged').count()).toBe(0);
        expect(await page.locator('.pay button:enabled', { hasText: 'Cancel selection' }).count()).toBe(0);
        const again = page.locator('.pay .btn:not([aria-disabled=true])');
        if (await again.isVisible()) await again.click({ timeout: 1000 });
        await page.waitForURL('**/order-confirmed/**', { timeout: 1500 });
      }).toPass({ timeout: 60_000, intervals: [100] });
      await joiner.expectConfirmed();
      expect(await sandbox.captured()).toEqual([6900]);
      expect((await sandbox.records()).orders).toHaveLength(1);
    });
  }
}
