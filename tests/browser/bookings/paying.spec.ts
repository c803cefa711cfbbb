import { readFile } from 'node:fs/promises';
import { Booker } from '../support/Booker';
import { cardForms, confirmAtBank, fillCardForm } from '../support/cards';
import { expect, test } from '../support/test';
import { scriptOf } from '../support/scriptOf';

const [stripe] = cardForms;

test('a guest registers on the way, and pays for the places that were kept meanwhile @core', async ({
  page,
  joiner,
  sandbox,
  audit,
}) => {
  const booker = new Booker(page);
  await booker.hold({ name: 'Badminton court' });
  await booker.open();
  await expect(page.getByText('Log in to choose who it is for.')).toBeVisible();
  await audit('a guest’s basket');
  await booker.checkout.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email address or customer ID')).toBeVisible();
  await audit('logging in on the way');
  await dialog.getByRole('button', { name: "I don't have an account" }).click();
  await expect(page).toHaveURL(Booker.url('/register?redirect=%2Fbasket'));
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Date of birth').fill('3/2/1994');
  await page.getByLabel('Email address').fill(joiner.email);
  await page.getByLabel('Address line one').fill('14 Burley Lodge Terrace');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('Postcode').fill('ls61qe');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Rowing-22!');
  await page.getByRole('textbox', { name: 'Repeat password' }).fill('Rowing-22!');
  await page.getByLabel(/I agree to the Terms and Conditions/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(Booker.url('/basket'));
  await expect(booker.item('Badminton court')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Robin Marsh (you)' })).toContainText('Badminton court');
  await booker.checkout.click();
  await expect(page).toHaveURL(Booker.url('/checkout'));
  await expect(page).toHaveTitle(/\| Checkout$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Basket',
    'Checkout',
  ]);
  await fillCardForm(page, stripe);
  await audit('checkout of a basket');
  await booker.agree();
  await page.getByRole('button', { name: 'Pay £11.50 now' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/booking-confirmed\/[\w-]+$/);
  await expect(page).toHaveTitle(/\| Order Confirmed$/);
  await expect(page.getByText(`We have emailed your confirmation to ${joiner.email}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Badminton court' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shopping basket', exact: true })).toBeVisible();
  await audit('bookings confirmed');
  expect(await sandbox.captured()).toEqual([1150]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('SUMMARY:Badminton court');
});

for (const form of cardForms) {
  test(`${form.provider}: a declined card leaves the basket as it is, and another pays at the bank’s word`, async ({
    page,
    joiner,
    sandbox,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    await sandbox.settings({ paymentProvider: form.provider });
    const booker = new Booker(page);
    await booker.signIn('leila');
    await booker.hold({ name: 'Badminton court' });
    await booker.open('/checkout');
    await fillCardForm(page, form, form.declined);
    await booker.agree();
    const loadedAgain = page.waitForRequest(/\/api\/checkout\?source=bookings$/);
    await joiner.pressPay();
    await expect(page.getByText(form.declinedText)).toBeVisible();
    await loadedAgain;
    await expect(page.getByText('you have not been charged')).toBeVisible();
    expect(await sandbox.captured()).toEqual([]);
    await fillCardForm(page, form, form.challenged);
    await joiner.pressPay();
    await confirmAtBank(page, form);
    await expect(page).toHaveURL(/\/booking-confirmed\//);
    await expect(page.getByRole('heading', { name: 'Badminton court' })).toBeVisible();
    expect(await sandbox.captured()).toEqual([1150]);
    expect((await sandbox.records()).orders).toHaveLength(1);
  });
}

test('bookings that cannot be paid for online are told so in the words of the server', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await sandbox.settings({ paidBookingDisabled: true });
  await booker.open('/checkout');
  await expect(
    page.getByText('Online payments are switched off at the moment. Please pay at your centre.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to the basket' }).click();
  await expect(booker.item('Badminton court')).toBeVisible();
});

test('credit alone pays for bookings, and nothing is left to pay', async ({ page, sandbox }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await booker.open();
  await page.getByRole('switch', { name: /^Use my credit/ }).click();
  await booker.expectTotal('£0.00');
  await booker.checkout.click();
  await booker.confirmFree();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('−£11.50');
  await expect(payment.locator('.total')).toHaveText('Left to pay£0.00');
  expect(await sandbox.captured()).toEqual([]);
});

test('credit and card pay together; a calendar that can’t be made is told', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' }, { name: 'Badminton court', nth: 1 });
  await booker.open();
  await page.getByRole('switch', { name: /^Use my credit/ }).click();
  await booker.expectTotal('£4.60');
  await booker.checkout.click();
  await fillCardForm(page, stripe);
  const ticket = page.getByRole('region', { name: 'Payment summary' });
  await expect(ticket.getByText('−£18.40')).toBeVisible();
  await booker.agree();
  await page.getByRole('button', { name: 'Pay £4.60 now' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment' }).locator('.total b')).toHaveText('£4.60');
  expect(await sandbox.captured()).toEqual([460]);
  await page.route(`**${scriptOf('src/kit/calendar/calendarFile.ts')}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  await expect(page.locator('main').getByText('Something has gone wrong, please try again.')).toBeVisible();
});

test('nothing is due for what a package pays', async ({ page, sandbox, audit }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Lane swimming' });
  await booker.open();
  await booker.checkout.click();
  await expect(page.getByText('No payment is required for this purchase')).toBeVisible();
  await audit('checkout with nothing due');
  await booker.confirmFree();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  expect(await sandbox.captured()).toEqual([]);
});

test('each attendee’s waiver is agreed to with the order', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Gym induction' });
  await booker.open();
  await expect(page.getByText('Attendee waiver for Leila Mensah: you agree to it at checkout.')).toBeVisible();
  await booker.checkout.click();
  await page.getByRole('button', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { name: 'Attendee waiver for Leila Mensah' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Booking terms' })).toBeVisible();
  await page.keyboard.press('Escape');
  const paid = page.waitForRequest('**/api/checkout/authorise');
  await fillCardForm(page, stripe);
  await booker.agree();
  await page.getByRole('button', { name: /^Pay / }).click();
  expect((await paid).postDataJSON()).toMatchObject({ completed_waivers: [5], terms: [4] });
  await expect(page.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
});

test('the basket is kept by who goes back to it, and checkout has nothing to show without one', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await booker.open('/checkout');
  await page.getByRole('button', { name: 'Back to the basket' }).click();
  await expect(booker.item('Badminton court')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Badminton court' }).click();
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await booker.open('/checkout');
  await expect(page).not.toHaveURL(/checkout/);
});

test('a guest who opens checkout logs in first, and comes back to it', async ({ page }) => {
  const booker = new Booker(page);
  await booker.open('/checkout');
  await expect(page).toHaveURL(Booker.url('/login?redirect=%2Fcheckout'));
});
