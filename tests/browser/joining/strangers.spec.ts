import { callApi, logInByApi } from '../support/callApi';
import { expect, test } from '../support/test';

const phone = { width: 390, height: 844 };

test.use({ auditsSteps: false, viewport: phone });

const kirkstall = '/centre/kirkstall-bridge-leisure-centre';

test('the number of steps is told as far as it is known, and the bar never moves back', async ({ joiner, page }) => {
  const bar = page.getByRole('img', { name: /^Step/ });
  const part = async (): Promise<number> => {
    const [, open, all] = /Step (\d+) of (?:up to )?(\d+)/.exec((await bar.getAttribute('aria-label')) ?? '') ?? [];
    return Number(open) / Number(all);
  };
  await joiner.start(kirkstall);
  await joiner.expectOpen('Choose your membership');
  await expect(bar).toHaveAccessibleName('Step 2 of up to 8');
  await expect(joiner.section('Review & select dates').getByRole('heading')).not.toContainText(/Step \d/);
  const before = await part();
  await joiner.chooseMembership('Total Fitness');
  await joiner.expectOpen('Your details');
  await expect(bar).toHaveAccessibleName('Step 3 of 7');
  expect(await part()).toBeGreaterThan(before);
  await expect(joiner.section('Checkout').getByRole('heading')).toContainText('Step 7');
});

for (const viewport of [phone, { width: 1280, height: 900 }]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('an address that has an account, used on this device, leads to the log-in, and what was typed stays', async ({
      joiner,
      page,
      audit,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 422/);
      await logInByApi(page, 'amara@example.org');
      await callApi(page, 'POST', '/api/auth/logout', {});
      await joiner.start(`${kirkstall}/membership/total-fitness/recurring`);
      await joiner.expectOpen('Your details');
      await joiner.fillAccount();
      await page.getByLabel('Email address').fill('amara@example.org');
      await expect(page.getByRole('link', { name: 'Log in with this email address' })).toHaveCount(0);
      await joiner.press('Create Account');
      const instead = page.getByRole('link', { name: 'Log in with this email address' });
      await expect(instead).toBeVisible();
      await audit(`an address that has an account, ${viewport.width} px`);
      await instead.click();
      await expect(page.getByLabel('Email address or customer ID')).toHaveValue('amara@example.org');
      await page.goBack();
      await joiner.expectOpen('Your details');
      await expect(page.getByLabel('First name')).toHaveValue('Amara');
      await expect(page.getByLabel('Address line one')).toHaveValue('14 Burley Lodge Terrace');
      await page.getByRole('link', { name: 'Log in with this email address' }).click();
      await joiner.logIn('amara@example.org');
      await joiner.expectOpen('Your details');
      await expect(page.getByText('Total Fitness').first()).toBeVisible();
    });

    test('the account holder is the customer to begin with, and can be somebody else', async ({
      joiner,
      page,
      audit,
    }) => {
      await joiner.start(`${kirkstall}/membership/total-fitness/recurring`);
      await joiner.createAccount();
      await joiner.chooseDates();
      await joiner.expectOpen('Monthly payment');
      const holder = page.getByLabel('Account holder*');
      await expect(holder).toHaveValue('Amara Okafor');
      await page.reload();
      await joiner.expectOpen('Monthly payment');
      await expect(holder).toHaveValue('Amara Okafor');
      await audit(`the account holder that is there to begin with, ${viewport.width} px`);
      await holder.fill('Ben Okafor');
      await page.getByLabel('Sort code').fill('200000');
      await page.getByLabel('Account number').fill('55779911');
      await page.getByRole('checkbox', { name: /Direct Debit terms/ }).check();
      await page.getByRole('checkbox', { name: /I confirm that I am the account holder/ }).check();
      await joiner.press('Save and continue');
      await joiner.expectOpen('Confirm your details');
      await expect(page.getByText('Ben Okafor')).toBeVisible();
    });

    test('the guarantee is folded, and the last button says what comes', async ({ joiner, page, audit }) => {
      await joiner.start(`${kirkstall}/membership/total-fitness/recurring`);
      await joiner.createAccount();
      await joiner.chooseDates();
      await joiner.setUpDirectDebit();
      await joiner.expectOpen('Confirm your details');
      await expect(page.getByText(/^Next: check your order and pay £\d+\.\d\d by card\.$/)).toBeVisible();
      const guarantee = page.locator('.guarantee');
      expect((await guarantee.boundingBox())?.height).toBeLessThan(80);
      await expect(page.getByText(/full and immediate refund/)).toBeHidden();
      await guarantee.locator('summary').press('Enter');
      await expect(page.getByText(/full and immediate refund/)).toBeVisible();
      await audit(`the guarantee unfolded, ${viewport.width} px`);
      await joiner.confirm();
      await joiner.expectCheckout();
    });

    test('a single payment’s last step says what comes too', async ({ joiner, page }) => {
      await joiner.start(`${kirkstall}/membership/swim/fixed`);
      await joiner.createAccount();
      await joiner.expectOpen('Review & select dates');
      await page.getByRole('checkbox', { name: /Health commitment statement/ }).check();
      await expect(page.getByText(/^Next:/)).toHaveCount(0);
      await page.getByRole('checkbox', { name: /Membership terms/ }).check();
      await expect(page.getByText('Next: check your order and pay £69.00 by card.')).toBeVisible();
      await expect(page.locator('.sec-foot').getByRole('button')).toHaveText(['Continue to checkout']);
      await expect(page.locator('.bar .btn:visible')).toHaveText(viewport === phone ? ['Continue to checkout'] : []);
    });

    test('the dates are the last step of a member who has a Direct Debit, and say so', async ({ joiner, page }) => {
      await joiner.start('/login');
      await joiner.logIn('dev@example.org');
      await joiner.expectOpen('Choose your home centre');
      await joiner.start(`${kirkstall}/membership/total-fitness/recurring`);
      await joiner.expectOpen('Your details');
      await joiner.press('Continue');
      await joiner.expectOpen('Review & select dates');
      await expect(page.locator('.sec-foot').getByRole('button')).toHaveText(['Continue to checkout']);
    });
  });
}

for (const width of [390, 1280]) {
  test(`every address of a joining has its title, and the summary’s drawer one heading, ${width} px wide`, async ({
    joiner,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, title] of [
      [kirkstall, 'Centre Details'],
      [`${kirkstall}/`, 'Centre Details'],
      [`${kirkstall}/membership/swim/recurring`, 'Membership Options'],
    ] as const) {
      await joiner.start(path);
      await expect(page.getByRole('heading', { name: 'Buy a membership' })).toBeVisible();
      await expect(page, path).toHaveTitle(`Aire Valley Leisure | ${title}`);
    }
    await joiner.expectOpen('Your details');
    if (width < 575) await page.getByRole('button', { name: /Payment summary/ }).click();
    const summary = width < 575 ? page.getByRole('dialog') : page.getByRole('complementary');
    const name = width < 575 ? 'Payment summary' : 'Your selection';
    await expect(summary.getByRole('heading', { name })).toHaveCount(1);
    await joiner.start(`${kirkstall}/membership/swim`);
    await expect(page.getByRole('heading', { name: /gone offside/ })).toBeVisible();
    await expect(page).toHaveTitle('Aire Valley Leisure | Page not found');
  });
}
