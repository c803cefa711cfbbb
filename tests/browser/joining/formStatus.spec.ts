import { expect, test } from '../support/test';

test.use({ auditsSteps: false });

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('after the error of a form the page is at its top, with the error in sight and focused', async ({
      joiner,
      page,
      sandbox,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 500/);
      const fault = { method: 'POST', path: '/api/auth/customer/register', status: 500 } as const;
      const error = page.locator('.error-summary:focus');
      const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));

      await page.goto('/register');
      await joiner.fillAccount();
      await sandbox.faults([fault]);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(error).toContainText('Something has gone wrong, please try again.');
      expect(await scrolled()).toBe(0);
      await expect(error).toBeInViewport({ ratio: 1 });

      // Above the form of a joining are the steps before it: the page scrolls down as far as the error needs, no further.
      await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/swim/fixed');
      await joiner.expectOpen('Your details');
      await joiner.fillAccount();
      await sandbox.faults([fault]);
      await joiner.press('Create Account');
      await expect(error).toContainText('Something has gone wrong, please try again.');
      await expect(error).toBeInViewport({ ratio: 1 });
      const needed = await error.evaluate((box) => {
        const below = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
        return Math.max(0, Math.round(box.getBoundingClientRect().bottom + scrollY + below - innerHeight));
      });
      expect(Math.abs((await scrolled()) - needed)).toBeLessThanOrEqual(1);
    });
  });
}
