import { bankPage, cardForms, fillCardForm, type CardForm } from '../support/cards';
import { comeToCheckout, freePromotion, openCheckout } from '../support/checkout';
import { installClock } from '../support/installClock';
import { Kiosk, kioskCentre, kioskHome } from '../support/Kiosk';
import { siteUrl } from '../support/sites';
import { expect, test as base } from '../support/test';
import { scriptOf } from '../support/scriptOf';

const [, opayo] = cardForms as readonly [CardForm, CardForm, CardForm];
const cleared = 'Joining form cleared due to inactivity';
const leave = 'Clear selection and go home';
const stay = 'Continue with my purchase';

const test = base.extend<{ readonly kiosk: Kiosk }>({
  kiosk: async ({ page }, use) => use(new Kiosk(page)),
});

test('the first screen welcomes, sells and leads to the bookings', async ({ kiosk, page, audit }) => {
  await kiosk.open();
  await expect(page).toHaveTitle(/\| Kiosk Home$/);
  await audit('kiosk home');
  await kiosk.expectTargets();
  expect((await kiosk.bar.boundingBox())?.height).toBe(62);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Book an activity' })).toHaveAttribute(
    'href',
    siteUrl('bookings', `/?kiosk=true&centre=${kioskCentre}`),
  );
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await expect(page).toHaveURL(new RegExp(`/centre/${kioskCentre}\\?kiosk=true&centre=${kioskCentre}$`));
  await expect(page.getByRole('button', { name: 'Choose this membership' }).first()).toBeVisible();
  await kiosk.expectTargets();
  await page.goto('/kiosk?kiosk=true&centre=');
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/\?kiosk=true/);
});

test('the centre that a kiosk stands in is chosen already, from wherever a customer comes', async ({
  kiosk,
  page,
  joiner,
}) => {
  await kiosk.open();
  await page.getByRole('link', { name: 'Book an activity' }).click();
  await page.getByRole('navigation', { name: 'Day' }).waitFor();
  await kiosk.bar.getByRole('link', { name: 'Buy a membership' }).click();
  await joiner.expectOpen('Choose your membership');
  await expect(page).toHaveURL(new RegExp(`/centre/${kioskCentre}`));
  await joiner.section('Choose your home centre').getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Change location' }).click();
  await expect(page.getByLabel('Find a centre')).toBeVisible(); // who lives elsewhere may still choose another
  await page.reload();
  await expect(page.getByLabel('Find a centre')).toBeVisible();
});

test('a kiosk that names a centre which does not exist says so to whoever sets it up', async ({
  kiosk,
  page,
  audit,
}) => {
  await kiosk.open('/kiosk?kiosk=true&centre=kirkstal-bridge-leisure-center');
  await expect(page.getByText(`Did you mean “centre=${kioskCentre}”?`)).toBeVisible();
  await audit('a kiosk of an unknown centre');
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await expect(page.getByLabel('Find a centre')).toBeVisible();
});

test('a tab is named before its app is there', async ({ page, sandbox: _ }) => {
  for (const [url, title] of [
    ['/kiosk?kiosk=true', 'Kiosk Home'],
    [siteUrl('bookings', '/basket'), 'Shopping basket'],
  ] as const)
    expect(await (await page.goto(url))?.text()).toContain(`<title>Aire Valley Leisure | ${title}</title>`);
});

test('a kiosk stays one over every load of a page, until it is told to be none', async ({ kiosk, page }) => {
  await kiosk.open();
  await page.goto('/login');
  await expect(kiosk.bar.getByRole('button', { name: 'Home' })).toBeVisible();
  await page.goto('/?kiosk=false');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('what leads out of a kiosk is read on the customer’s own phone', async ({
  kiosk,
  page,
  context,
  sandbox,
  audit,
}) => {
  await sandbox.settings({ flags: { onlineJoiningMapEnabled: false } });
  await kiosk.open();
  await kiosk.choose();
  const before = page.url();
  const phone = page.getByRole('dialog', { name: 'Read this on your own phone' });
  await page.getByRole('link', { name: /Terms and Conditions/ }).click();
  await expect(phone).toContainText(siteUrl('online-joining', '/operator/terms').replace('http://', ''));
  await expect(phone.getByRole('img', { name: 'The address as a QR code' })).toBeVisible();
  await audit('the way out of a kiosk');
  await kiosk.expectTargets();
  await phone.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(phone).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  expect(page.url()).toBe(before);
});

test('a kiosk that came to a screen without a way on goes home by itself, or when told to', async ({
  kiosk,
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  const offside = page.getByRole('heading', { name: "Whoops! Looks like you've gone offside." });
  await sandbox.faults([{ method: 'GET', path: '/api/client', status: 500, times: 1 }]);
  await installClock(page);
  await page.goto(kioskHome);
  await expect(offside).toBeVisible();
  await kiosk.wait(61);
  await kiosk.expectHome();
  await page.goto('/nowhere');
  await expect(offside).toBeVisible();
  await page.getByRole('button', { name: 'Go home' }).click();
  await kiosk.expectHome();
});

test('who left is asked after 90 seconds, and forgotten after 95, unless the operator gives longer', async ({
  kiosk,
  page,
  joiner,
  sandbox,
  audit,
}) => {
  await sandbox.settings({ kiosk: { idleModalMs: 90_000, idleResetMs: 95_000 } });
  await kiosk.open();
  await kiosk.wait(3600);
  await expect(kiosk.question).toHaveCount(0); // nobody is there to be forgotten
  await kiosk.choose();
  await page.getByLabel('First name').fill('Ottoline');
  await kiosk.wait(88);
  await expect(kiosk.question).toHaveCount(0);
  await kiosk.wait(2);
  await expect(kiosk.question).toBeVisible();
  await expect(kiosk.countdown).toHaveText(/This screen clears in [1-5] seconds\. Touch anywhere to stay\./);
  await expect(kiosk.question.getByRole('button', { name: leave })).toBeVisible();
  await kiosk.wait(5);
  await kiosk.expectHome();
  await joiner.expectToast(cleared);
  await audit('kiosk home after idleness');
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await joiner.expectOpen('Choose your membership');
});

test('the question to who is idle can be read by everybody', async ({ kiosk, sandbox, audit }) => {
  await sandbox.settings({ kiosk: { idleModalMs: 90_000, idleResetMs: 900_000 } });
  await kiosk.open();
  await kiosk.choose();
  await kiosk.wait(91);
  await expect(kiosk.question).toBeVisible();
  await audit('idle kiosk');
});

test('any touch gives the whole time again, and one in the question presses nothing under it', async ({
  kiosk,
  page,
}) => {
  await kiosk.open();
  await kiosk.choose();
  const signs: readonly (() => Promise<void>)[] = [
    () => page.mouse.move(300, 300 + Math.random() * 100),
    () => page.locator('body').dispatchEvent('wheel'),
    () => page.keyboard.press('Shift'),
    () => page.getByLabel('First name').fill('Ottoline'),
    () => page.locator('body').dispatchEvent('touchstart'),
  ];
  for (const sign of signs) {
    await kiosk.wait(85);
    await sign();
  }
  await expect(kiosk.question).toHaveCount(0);
  const url = page.url();
  for (const beside of [
    { x: 20, y: 500 },
    { x: 640, y: 300 },
  ] as const) {
    await kiosk.wait(91);
    await expect(kiosk.question).toBeVisible();
    await page.mouse.click(beside.x, beside.y);
    await expect(kiosk.question).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('Ottoline');
    expect(page.url()).toBe(url);
  }
  await kiosk.wait(91);
  await expect(kiosk.question).toBeVisible();
  for (let tab = 0; tab < 3; tab += 1) {
    await kiosk.wait(3);
    await page.keyboard.press('Tab');
  }
  await expect(kiosk.question).toBeVisible(); // a keyboard on its way to a button is not thrown out
  await kiosk.question.getByRole('button', { name: stay }).press('Enter');
  await expect(kiosk.question).toHaveCount(0);
  await kiosk.wait(85);
  await expect(kiosk.question).toHaveCount(0);
});

test('a machine that slept is nobody’s when it wakes, whoever touches it first', async ({ kiosk, page, joiner }) => {
  await kiosk.open();
  await kiosk.choose();
  await page.getByLabel('First name').fill('Ottoline');
  await page.clock.setSystemTime(Date.now() + 3_600_000); // and no timer has run
  await page.mouse.click(300, 600);
  await kiosk.expectHome();
  await joiner.expectToast(cleared);
});

test('whoever chose nothing is not asked; who did can stay or go', async ({ kiosk, page, joiner, audit }) => {
  await kiosk.open();
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await joiner.expectOpen('Choose your membership');
  await kiosk.bar.getByRole('button', { name: 'Home' }).click();
  await kiosk.expectHome();
  await kiosk.choose();
  await kiosk.bar.getByRole('button', { name: 'Home' }).click();
  await expect(kiosk.question).toBeVisible();
  await expect(kiosk.countdown).toHaveCount(0);
  await audit('start over');
  await kiosk.question.getByRole('button', { name: stay }).click();
  await joiner.expectOpen('Your details');
  await page.getByRole('button', { name: 'Cancel selection and start over' }).click();
  await kiosk.question.getByRole('button', { name: leave }).click();
  await kiosk.expectHome();
  await expect(page.getByText(cleared)).toHaveCount(0);
});

test('logging in keeps the choice, logging out ends the visit', async ({ kiosk, joiner, context, audit }) => {
  await kiosk.open();
  await kiosk.choose();
  await kiosk.bar.getByRole('link', { name: 'Log in' }).click();
  await audit('kiosk log-in');
  await kiosk.expectTargets();
  await joiner.logIn('amara@example.org');
  await joiner.expectOpen('Your details');
  await expect(kiosk.bar.getByRole('link', { name: 'My account' })).toHaveCount(0);
  await audit('kiosk, logged in');
  await kiosk.bar.getByRole('button', { name: 'Log out' }).click();
  await kiosk.expectHome();
  await expect(kiosk.bar.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['sandbox_test']);
});

test('who logged in and did nothing is logged out all the same', async ({ kiosk, joiner, context }) => {
  await kiosk.open();
  await kiosk.bar.getByRole('link', { name: 'Log in' }).click();
  await joiner.logIn('amara@example.org');
  await kiosk.expectHome();
  await expect(kiosk.bar.getByRole('button', { name: 'Log out' })).toBeVisible();
  await kiosk.wait(90);
  await expect(kiosk.question).toBeVisible();
  await kiosk.wait(20);
  await expect(kiosk.bar.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['sandbox_test']);
  await joiner.expectToast(cleared);
});

for (const [what, fault] of [
  ['refuses', { status: 500, times: 3 }],
  ['is cut off', { network: true, times: 3 }],
] as const) {
  test(`a server that ${what} the log-out is told again, and the screen is clear meanwhile`, async ({
    kiosk,
    page,
    joiner,
    sandbox,
    context,
    expectedNoise,
  }) => {
    // The first screen is loaded anew, which cuts off what the one before was still reading.
    expectedNoise.push(/Failed to load resource/, /could not be read from \/journeys/);
    await kiosk.open();
    await kiosk.bar.getByRole('link', { name: 'Log in' }).click();
    await joiner.logIn('amara@example.org');
    await kiosk.expectHome();
    await sandbox.faults([{ method: 'POST', path: '/api/auth/logout', ...fault }]);
    await kiosk.bar.getByRole('button', { name: 'Log out' }).click();
    await expect(kiosk.bar.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('joinery_token');
    await expect(async () => {
      await kiosk.wait(5);
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['sandbox_test']);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('joinery:kiosk-log-out');
    }).toPass({ intervals: [250] });
  });
}

test('without a connection the screen is clear, and comes home by itself', async ({
  kiosk,
  page,
  context,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/);
  await kiosk.open();
  await kiosk.choose();
  await page.getByLabel('First name').fill('Ottoline');
  await context.setOffline(true);
  await kiosk.wait(110);
  await expect(page.getByRole('heading', { name: 'Back in a moment' })).toBeVisible();
  expect(await page.content()).not.toContain('Ottoline');
  await expect(page.locator('input')).toHaveCount(0);
  await audit('kiosk without a connection');
  await context.setOffline(false);
  await kiosk.wait(5);
  await kiosk.expectHome();
});

test.describe('on checkout', () => {
  test.beforeEach(({ sandbox }) => sandbox.settings({ paymentProvider: 'Opayo' }));

  test('the question has buttons of its own, and leaving empties the cart', async ({
    kiosk,
    page,
    sandbox,
    joiner,
    audit,
  }) => {
    await kiosk.open();
    await comeToCheckout(page);
    await joiner.expectCheckout();
    await expect(kiosk.bar.getByRole('button', { name: 'Home' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel selection and start over' }).click();
    await expect(kiosk.question.getByRole('button', { name: stay })).toBeVisible();
    await audit('start over on checkout');
    await kiosk.expectTargets();
    await kiosk.question.getByRole('button', { name: 'Leave this screen' }).click();
    await kiosk.expectHome();
    expect((await sandbox.records()).carts).toMatchObject([{ state: 'cleared' }]);
  });

  test('a kiosk with a home of the operator’s own goes there', async ({ kiosk, page, sandbox }) => {
    const homeUrl = siteUrl('my-account', '/login');
    await sandbox.settings({ kiosk: { homeUrl } });
    await kiosk.open();
    await comeToCheckout(page);
    await kiosk.bar.getByRole('button', { name: 'Home' }).click();
    await kiosk.question.getByRole('button', { name: 'Leave this screen' }).click();
    await expect(page).toHaveURL(homeUrl);
  });

  test('a bank’s page is waited for, and then nobody again', async ({ kiosk, page, joiner, expectedNoise }) => {
    expectedNoise.push(/Failed to load resource/);
    await kiosk.open();
    await comeToCheckout(page);
    await fillCardForm(page, opayo, opayo.challenged);
    await kiosk.expectTargets();
    await page.getByRole('button', { name: 'Terms and Conditions' }).last().click();
    await expect(page.getByRole('button', { name: 'I Agree' })).toBeVisible();
    await kiosk.expectTargets();
    await joiner.readAndAgree();
    await joiner.pressPay();
    await expect(bankPage(page, opayo).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
    await kiosk.wait(300);
    await expect(bankPage(page, opayo).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
    await expect(kiosk.question).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('3D Secure verification failed')).toBeVisible();
    await kiosk.wait(85);
    await expect(kiosk.question).toHaveCount(0);
    await kiosk.wait(20);
    await expect(kiosk.question).toBeVisible();
  });

  test('a cart that is being paid for is left to the server', async ({
    kiosk,
    page,
    joiner,
    sandbox,
    expectedNoise,
  }) => {
    // The clock jumps, so that the page may ask for the basket in the moment in which the session ends.
    expectedNoise.push(/Failed to load resource.* 401/);
    await kiosk.open();
    await comeToCheckout(page);
    await fillCardForm(page, opayo);
    const clearings: string[] = [];
    page.on('request', (request) => request.url().includes('/api/cart/clear') && clearings.push(request.url()));
    await sandbox.faults([{ method: 'POST', path: '/api/checkout/authorise', delayMs: 4000 }]);
    await joiner.pressPay();
    await expect(page.getByText('Verifying your payment. Please wait...')).toBeVisible();
    await kiosk.wait(110);
    await kiosk.expectHome();
    expect(clearings).toEqual([]);
    const [cart] = (await sandbox.records()).carts;
    expect(cart?.state).not.toBe('cleared');
  });

  test('a confirmation is cleared ten seconds after the last touch, or at once by Home', async ({
    kiosk,
    page,
    joiner,
    audit,
  }) => {
    const buy = async (as: string): Promise<void> => {
      await comeToCheckout(page, { as, cart: freePromotion, open: false });
      await openCheckout(page);
      await joiner.pressPay();
      await joiner.expectConfirmed('Your membership is confirmed');
    };
    await kiosk.open();
    await buy('amara@example.org');
    await expect(page).toHaveURL(/\/order-confirmed\/[^/?]+\?kiosk=true$/);
    await expect(kiosk.bar.getByRole('button')).toHaveCount(0);
    await expect(kiosk.bar.getByRole('link')).toHaveCount(0);
    await expect(page.getByText('Go to my account')).toHaveCount(0);
    await expect(page.getByText('What happens next')).toBeVisible();
    await expect(page.getByText('Print this page')).toHaveCount(0);
    await audit('kiosk confirmation');
    await kiosk.expectTargets();
    await page.mouse.move(300, 320);
    await kiosk.wait(8);
    await page.mouse.move(300, 340);
    await kiosk.wait(8);
    await expect(page.getByRole('heading', { name: 'Your membership is confirmed' })).toBeVisible();
    await kiosk.wait(2);
    await kiosk.expectHome();
    await expect(page.getByText(cleared)).toHaveCount(0); // no form was cleared: the purchase was finished
    await buy('priya@example.org'); // the code works once for each customer
    await page.getByRole('main').getByRole('button', { name: 'Home' }).click();
    await kiosk.expectHome();
    await expect(page.getByText(cleared)).toHaveCount(0);
  });
});

test('a session whose end could not be told on another site is ended from the first screen', async ({
  kiosk,
  page,
  joiner,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await kiosk.open();
  await page.goto(siteUrl('my-account', `/login?kiosk=true&centre=${kioskCentre}`));
  await joiner.logIn('amara@example.org');
  await expect(kiosk.bar.getByRole('button', { name: 'Log out' })).toBeVisible();
  await sandbox.faults([{ method: 'POST', path: '/api/auth/logout', status: 500, times: 1 }]);
  await kiosk.bar.getByRole('button', { name: 'Log out' }).click();
  await kiosk.expectHome();
  const whose = () => page.evaluate(async () => (await fetch('/api/auth/user')).status);
  await expect.poll(whose).toBe(401);
});

test('a kiosk that could not be loaded tries again by itself', async ({ kiosk, page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource|Failed to fetch|MissingPart/);
  let gone = true;
  await page.route(`**${scriptOf('src/kiosk/create.ts')}`, (route) => (gone ? route.abort() : route.continue()));
  await installClock(page);
  await page.goto(kioskHome);
  await expect(page.getByRole('heading', { name: 'We may have dropped the ball on this one.' })).toBeVisible();
  gone = false;
  await kiosk.wait(61);
  await kiosk.expectHome();
});

test('no field offers what was typed before, and all are made for fingers', async ({ kiosk, page, joiner }) => {
  await kiosk.open();
  await kiosk.choose();
  await page.getByLabel('Date of birth').waitFor();
  const fields = () =>
    page
      .locator('input, select, textarea')
      .evaluateAll((all) =>
        all.map((field) => [field.id || field.getAttribute('name'), field.getAttribute('autocomplete')]),
      );
  const offering = async () => (await fields()).filter(([, token]) => token !== 'off' && token !== 'new-password');
  await expect.poll(offering).toEqual([]);
  expect((await fields()).length).toBeGreaterThan(9);
  await kiosk.expectTargets();
  await kiosk.bar.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email address or customer ID')).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  await joiner.logIn('amara@example.org');
  await joiner.expectOpen('Your details');
});
