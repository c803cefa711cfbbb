import { test } from '../support/test';
const home = '/kiosk?kiosk=true&centre=kirkstall-bridge-leisure-centre';
for (const [w, h] of [
  [1440, 900],
  [390, 844],
  [1080, 1920],
] as const) {
  test(`look ${w}`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: w, height: h });
    await page.goto(home);
    await page.getByText('Kirkstall Bridge').waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/kiosk-home-${w}.png` });
    await page.getByRole('link', { name: 'Buy a membership' }).click();
    await page
      .getByRole('button', { name: /Choose this/ })
      .first()
      .click();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/kiosk-join-${w}.png` });
    await page.clock.fastForward(90_500);
    await page.getByRole('alertdialog').waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/kiosk-modal-${w}.png` });
    console.log(page.url());
  });
}
