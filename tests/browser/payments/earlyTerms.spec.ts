import { agreeToTerms } from '../../support/agreeToTerms';
import { comeToCheckout, freePromotion } from '../support/checkout';
import { expect, test } from '../support/test';

test.use({ auditsSteps: false });

test('terms that are agreed to before their form has come stay agreed to', async ({ page, sandbox }) => {
  await sandbox.settings({ agreedTextsKept: false });
  let letForm: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => (letForm = resolve));
  await page.route(/\/assets\/terms[-.]/, async (route) => {
    await mayCome;
    await route.fallback();
  });
  await comeToCheckout(page, { cart: freePromotion });
  await page.getByRole('button', { name: 'Continue' }).click();
  await agreeToTerms(page);
  await expect(page.getByRole('button', { name: 'Confirm order' })).toBeVisible();
  letForm();
  await expect(page.getByLabel(/I agree to the/)).toBeChecked();
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByRole('heading', { name: 'Your membership is confirmed' })).toBeVisible();
});
