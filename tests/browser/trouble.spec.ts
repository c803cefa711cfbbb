import { installClock } from './support/installClock';
import { reserve } from './support/reserve';
import { routeOnce } from './support/routeOnce';
import { parsedNoise } from './support/parsedNoise';
import { expect, test } from './support/test';
import { scriptOf } from './support/scriptOf';
import { waitForRest } from './support/watchPages';

const slug = 'kirkstall-bridge-leisure-centre';
const centre = `/centre/${slug}`;
const failed = /Failed to load resource/;

test('wrong bank details are told at their fields, cleared on edit, and nothing else is lost', async ({
  joiner,
  page,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await joiner.start(`${centre}/membership/total-fitness/recurring`);
  await joiner.createAccount();
  await joiner.chooseDates({ billingDay: '1st' });
  await joiner.fillDirectDebit('20-00-00', '12345678');
  await joiner.press('Save and continue');
  await joiner.confirm();
  await joiner.expectOpen('Monthly payment');
  const account = page.getByLabel('Account number');
  await expect(account).toHaveAttribute('aria-invalid', 'true');
  const message = joiner.section('Monthly payment').locator('.field-error').first();
  await expect(message).toBeVisible();
  await audit('wrong bank details');
  await expect(page.getByLabel('Account holder*')).toHaveValue('Amara Okafor');
  await expect(page.getByLabel('Sort code')).toHaveValue('20-00-00');
  await expect(page.getByRole('checkbox', { name: /I confirm that I am the account holder/ })).toBeChecked();
  await account.fill('55779911');
  await expect(joiner.section('Monthly payment').locator('.field-error')).toHaveCount(0);
  await joiner.press('Save and continue');
  await joiner.confirm();
  await joiner.expectCheckout();
});

test('a membership that is sold no longer leads back to the centre, which is kept', async ({
  joiner,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await joiner.start(`${centre}/membership/swim/fixed`);
  await joiner.createAccount();
  await joiner.expectOpen('Review & select dates');
  await sandbox.settings({ withdrawn: [2] });
  await joiner.chooseDates();
  await joiner.expectToast('You are ineligible for the membership you selected.');
  await joiner.expectOpen('Choose your home centre');
  await expect(joiner.section('Choose your home centre').getByText('Kirkstall Bridge Leisure Centre')).toBeVisible();
});

test('a customer who may not have a membership is told so, and keeps the centre', async ({ joiner, page }) => {
  await joiner.start('/login?redirect=/');
  await joiner.logIn('dev@example.org');
  await expect(page).toHaveURL(/\/$/);
  await joiner.start(`${centre}/membership/corporate-plus/recurring`);
  await joiner.expectToast('You are ineligible for the membership you selected.');
  await joiner.expectOpen('Choose your home centre');
});

test.describe('when a call fails', () => {
  test.beforeEach(({ expectedNoise }) => void expectedNoise.push(failed));
  for (const [name, fault, text] of [
    ['an error', { status: 500 }, 'Something has gone wrong, please try again.'],
    ['HTML', { html: true }, 'Something has gone wrong, please try again.'],
    ['half an answer', { truncated: true }, 'Something has gone wrong, please try again.'],
    ['no answer', { network: true, times: 9 }, 'Something has gone wrong, please try again.'],
    ['not found', { status: 404 }, 'Unable to complete request, item not found.'],
    ['forbidden', { status: 403 }, 'Unauthorised.'],
  ] as const) {
    test(`the list of centres says so and can be asked for again: ${name}`, async ({
      joiner,
      sandbox,
      page,
      audit,
    }) => {
      await sandbox.faults([{ method: 'GET', path: '/api/venues/online-joining', ...fault }]);
      await joiner.start();
      await expect(joiner.section('Choose your home centre').getByText(text)).toBeVisible();
      await audit(`centres failed: ${name}`);
      await sandbox.faults([]);
      await page.getByRole('button', { name: 'Try again' }).click();
      await joiner.chooseCentre();
    });
  }

  test('memberships and forms can be asked for again', async ({ joiner, sandbox, page }) => {
    await sandbox.faults([
      { method: 'GET', path: '/api/memberships/types', status: 500 },
      { method: 'GET', path: '/api/data-fields', status: 500, times: 99 },
    ]);
    await joiner.start(centre);
    await expect(page.getByText('Something has gone wrong, please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await joiner.chooseMembership('Swim', 'Single payment');
    await joiner.expectOpen('Your details');
    await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
    await waitForRest(page); // else one could succeed by itself
    await sandbox.faults([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
  });

  test('a link to a membership can be followed once its call succeeds', async ({ joiner, sandbox, page }) => {
    await sandbox.faults([{ method: 'GET', path: '/api/memberships/types', status: 500 }]);
    await joiner.start(`${centre}/membership/swim/fixed`);
    await expect(page.getByText('Something has gone wrong, please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await joiner.expectOpen('Your details');
  });

  test('a link to a centre can be followed once its call succeeds', async ({ joiner, sandbox, page }) => {
    await sandbox.faults([{ method: 'GET', path: `/api/venues/online-joining/${slug}`, network: true, times: 9 }]);
    await joiner.start(centre);
    await expect(page.getByText('Something has gone wrong, please try again.')).toBeVisible();
    await sandbox.faults([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await joiner.expectOpen('Choose your membership');
  });

  test('an account that could not be created keeps all that was typed', async ({ joiner, sandbox, page, audit }) => {
    await joiner.start(`${centre}/membership/swim/fixed`);
    await joiner.expectOpen('Your details');
    await joiner.fillAccount();
    for (const [fault, text] of [
      [{ status: 500 }, 'Something has gone wrong, please try again.'],
      [{ status: 419 }, 'Something has gone wrong, please reload and try again.'],
      [{ network: true, times: 9 }, 'Something has gone wrong, please try again.'],
      [{ malformed: true }, 'Something has gone wrong, please try again.'],
    ] as const) {
      await sandbox.faults([{ method: 'POST', path: '/api/auth/customer/register', ...fault }]);
      await joiner.press('Create Account');
      await expect(joiner.section('Your details').getByText(text)).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue('Amara');
      await expect(page.getByRole('textbox', { name: 'Repeat password' })).toHaveValue('Sculling1!');
    }
    await audit('registration failed');
    await sandbox.faults([
      {
        method: 'POST',
        path: '/api/auth/customer/register',
        status: 422,
        errors: {
          email: ['That address has an account already.'],
          password: ['The password confirmation does not match.'],
          elsewhere: ['We are closed on Mondays.'],
        },
      },
    ]);
    await joiner.press('Create Account');
    await expect(page.getByRole('link', { name: 'That address has an account already.' })).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Repeat password' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('We are closed on Mondays.')).toBeVisible();
    await page.getByLabel('Email address').fill('other@example.org');
    await expect(page.getByLabel('Email address')).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Email address').fill(joiner.email);
    await page.getByRole('textbox', { name: 'Repeat password' }).fill('');
    await page.getByRole('textbox', { name: 'Repeat password' }).fill('Sculling1!');
    await joiner.press('Create Account');
    await joiner.expectOpen('Review & select dates');
  });

  test('a membership that could not be stored can be sent again, and is stored once', async ({
    joiner,
    sandbox,
    page,
    audit,
  }) => {
    await joiner.start(`${centre}/membership/swim/fixed`);
    await joiner.createAccount();
    await sandbox.faults([{ method: 'POST', path: '/api/memberships/online-joining/store', status: 500 }]);
    await joiner.chooseDates();
    await expect(page.getByText('Something went wrong, please try again').first()).toBeVisible();
    await audit('membership not stored');
    await sandbox.faults([
      {
        method: 'POST',
        path: '/api/memberships/online-joining/store',
        status: 422,
        message: 'Could not calculate price.',
      },
    ]);
    await joiner.press('Continue');
    await expect(page.getByText('Could not calculate price.').first()).toBeVisible();
    await joiner.press('Continue');
    await joiner.expectCheckout();
    expect((await sandbox.records()).carts).toHaveLength(1);
  });

  test('required questions left open are asked for by the server too', async ({ joiner, sandbox, page }) => {
    await joiner.start(`${centre}/membership/gp-referral/fixed`);
    await joiner.createAccount();
    await joiner.expectOpen('Additional details');
    await page.getByLabel('Which surgery referred you?').fill('Headingley Medical Practice');
    await page.getByLabel('Date of your referral').fill('01/11/2025');
    await page.getByLabel('Has a doctor told you').selectOption('No');
    await page.getByLabel('You may talk to my GP').check();
    await joiner.press('Continue');
    await sandbox.faults([
      {
        method: 'POST',
        path: '/api/custom-questions/memberships/*',
        status: 422,
        errors: { 'answers.surgery': ['Which surgery referred you? is required.'] },
      },
    ]);
    await joiner.chooseDates();
    await joiner.expectOpen('Additional details');
    await joiner.expectToast('Error occurred while submitting your answers.');
    const toast = page.getByRole('region', { name: 'Notifications' });
    await expect(toast.getByText('Validation errors', { exact: true })).toBeVisible();
    await expect(toast.getByRole('listitem')).toHaveText(['Which surgery referred you? is required.']);
    await expect(page.getByLabel('Which surgery referred you?')).toHaveAttribute('aria-invalid', 'true');
  });

  test('a required question emptied after the fact is asked for again', async ({ joiner, sandbox, page }) => {
    await joiner.start(`${centre}/membership/student/fixed`);
    await joiner.createAccount();
    await joiner.expectOpen('Additional details');
    await page.getByLabel('Where do you study?').fill('University of Leeds');
    await page.getByLabel('Which year are you in?').selectOption('First year');
    await joiner.press('Continue');
    await sandbox.faults([{ method: 'POST', path: '/api/memberships/online-joining/store', status: 500 }]);
    await joiner.chooseDates();
    await joiner.expectToast('Something went wrong, please try again');
    await page.getByRole('button', { name: 'Edit Additional details' }).click();
    await page.getByLabel('Where do you study?').fill('');
    await page.getByRole('button', { name: 'Edit Review & select dates' }).click();
    await joiner.press('Continue');
    await joiner.expectToast('Please fill in required questions');
    await joiner.expectOpen('Additional details');
    await page.getByLabel('Where do you study?').fill('University of Leeds');
    await joiner.press('Continue');
    await joiner.press('Continue');
    await joiner.expectCheckout();
    await joiner.expectToast('Membership added to basket.');
  });

  test('slow answers show that something is under way, and a second press does nothing', async ({
    joiner,
    sandbox,
    page,
  }) => {
    await joiner.start(`${centre}/membership/swim/fixed`);
    await joiner.expectOpen('Your details');
    await joiner.fillAccount();
    await sandbox.faults([{ method: 'POST', path: '/api/auth/customer/register', delayMs: 1500 }]);
    await joiner.press('Create Account');
    const busy = page.getByRole('button', { name: 'Processing...' }).last();
    await expect(busy).toBeVisible();
    await busy.click({ force: true });
    await joiner.expectOpen('Review & select dates');
    const { customers } = await sandbox.records();
    expect(customers.filter(({ email }) => email === joiner.email)).toHaveLength(1);
  });

  test('the terms of a Direct Debit that cannot be had say so at their place, and can be asked for again', async ({
    joiner,
    sandbox,
    page,
    audit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await sandbox.faults([{ method: 'GET', path: '/api/terms/direct-debit', status: 500, times: 99 }]);
    await joiner.start(`${centre}/membership/total-fitness/recurring`);
    await joiner.createAccount();
    await joiner.chooseDates({ billingDay: '1st' });
    await joiner.expectOpen('Monthly payment');
    const bank = joiner.section('Monthly payment');
    await expect(bank.getByText('We couldn’t load the terms.')).toBeVisible();
    await audit('bank details without their terms');
    await sandbox.faults([]);
    await bank.getByRole('button', { name: 'Try again' }).click();
    await joiner.setUpDirectDebit();
    await joiner.confirm();
    await joiner.expectCheckout();
  });

  test('totals that do not add up are shown as they are served', async ({ joiner, page }) => {
    await reserve(page, '**/api/memberships/types/*/payment-options/*', (text) =>
      text.replace(/("total_to_pay_now":\{[^}]*"formatted":")[^"]*/, '$1£999.99'),
    );
    await joiner.start(`${centre}/membership/total-fitness/recurring`);
    await expect(page.getByRole('complementary').getByText('£999.99')).toBeVisible();
    await expect(page.getByRole('complementary').getByText('£15.00')).toBeVisible();
  });

  test('a price that cannot be had says so and can be asked for again', async ({ joiner, sandbox, page, audit }) => {
    await sandbox.faults([{ method: 'GET', path: '/api/memberships/types/*', status: 500 }]);
    await joiner.start(`${centre}/membership/total-fitness/recurring`);
    const selection = page.getByRole('complementary');
    await expect(selection.getByText('Could not calculate price.')).toBeVisible();
    await audit('price failed');
    await selection.getByRole('button', { name: 'Try again' }).click();
    await expect(selection.getByText('To pay now')).toBeVisible();
  });
});

test('a part of the page that a newer release has replaced is had by loading the page anew', async ({
  joiner,
  page,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await joiner.start(centre);
  await routeOnce(page, `**${scriptOf('src/sign-in/screens/LoginScreen.tsx')}`, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Already have an online account?' })).toBeVisible();
});

test('a part of the page that is gone for good is sought by one load of the page, and by one more a try', async ({
  joiner,
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource|Failed to fetch dynamically imported module|MissingPart/);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(new URL(request.url()).pathname);
  });
  await joiner.start(centre);
  await joiner.expectOpen('Choose your membership');
  await page.route(`**${scriptOf('src/sign-in/screens/LoginScreen.tsx')}`, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const dropped = page.getByRole('heading', { name: 'We may have dropped the ball on this one.' });
  await expect(dropped).toBeVisible();
  await page.waitForTimeout(500); // for whatever would load it once more
  expect(loads).toEqual([centre, '/login']);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => loads.length).toBe(3);
  await expect(dropped).toBeVisible();
  await page.waitForTimeout(500);
  expect(loads).toEqual([centre, '/login', '/login']);
});

test('a screen that does not come is not waited for in silence', async ({ page, audit }) => {
  let hangs = true;
  await page.route(/RegisterScreen-[\w-]+\.js$/, async (route) => {
    if (!hangs) await route.continue();
  });
  // Its journey is there before the clock is turned: it has a patience of its own.
  const journey = page.waitForResponse(/\/journeys\/register\.json$/);
  await installClock(page);
  await page.goto('/register');
  await (await journey).finished();
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('This is taking longer than it should.')).toBeVisible();
  await audit('a screen that does not come');
  hangs = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
});

test(
  'HTML of a server is cleaned of all that could run',
  { tag: '@core' },
  async ({ joiner, page, audit, expectedNoise }) => {
    expectedNoise.push(parsedNoise);
    const hostile = [
      '<img src=x onerror="window.pwned=1">',
      '<svg onload="window.pwned=1"><animate onbegin="window.pwned=1" attributeName=x></svg>',
      '<script>window.pwned=1</script>',
      '<a href="javascript:window.pwned=1" id="root">link</a>',
      '<a href="data:text/html,<script>parent.pwned=1</script>">data</a>',
      '<form action="https://evil.example"><input name=q autofocus onfocus="window.pwned=1"><button>go</button></form>',
      '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
      '<math><mtext><table><mglyph><style><img src=x onerror="window.pwned=1"></style></mglyph></table></mtext></math>',
      '<p style="position:fixed;inset:0">cover</p>',
      '<details open ontoggle="window.pwned=1">x</details>',
      '<p>A kind word.</p>',
    ].join('');
    await reserve(page, '**/api/memberships/types?*', (text) => {
      const { data } = JSON.parse(text) as { data: { description: string }[] };
      return JSON.stringify({ data: data.map((type) => ({ ...type, description: hostile })) });
    });
    await joiner.start(centre);
    await page
      .getByRole('article', { name: 'Student' })
      .getByRole('button', { name: /^View details/ })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('A kind word.')).toBeVisible();
    await audit('hostile HTML, cleaned');
    await expect(
      dialog.locator(
        'img, script, iframe, form, input, [style], [onerror], a[href^="javascript" i], a[href^="data" i]',
      ),
    ).toHaveCount(0);
    await page.waitForTimeout(300); // for whatever would have run late
    expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
  },
);

test(
  'a session that ended on the server signs out here, once, and the choice stays',
  { tag: '@core' },
  async ({ joiner, context, page, expectedNoise }) => {
    expectedNoise.push(failed);
    await joiner.start('/login');
    await joiner.logIn('dev@example.org');
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await joiner.start(`${centre}/membership/swim/fixed`);
    await joiner.expectOpen('Your details');
    await page.waitForLoadState('networkidle'); // else another call could notice it before the press
    await context.clearCookies({ name: '__Secure-joinery_session' });
    await joiner.press('Continue');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await joiner.expectOpen('Your details');
    await expect(page.getByRole('complementary').getByText('Swim', { exact: true })).toBeVisible();
    await expect(page.getByLabel('First name')).toBeVisible();
  },
);

test.describe('when the site itself cannot be had', () => {
  test.beforeEach(({ expectedNoise }) => void expectedNoise.push(failed));

  test('a failed client record shows the not-found screen, which says so and comes back by itself', async ({
    joiner,
    sandbox,
    page,
    audit,
  }) => {
    const offside = page.getByRole('heading', { name: "Whoops! Looks like you've gone offside." });
    await installClock(page);
    await sandbox.faults([{ method: 'GET', path: '/api/client', status: 500, times: 99 }]);
    await page.goto('/');
    await expect(offside).toBeVisible();
    await expect(page.getByText('We can’t reach this site at the moment.')).toBeVisible();
    await expect(page.getByText("The page you're looking for doesn't exist.")).toHaveCount(0);
    await audit('client record failed');
    await page.getByRole('button', { name: 'Check now' }).press('Enter');
    await expect(page.getByText('Still no answer.')).toBeVisible();
    await sandbox.faults([]);
    await page.clock.runFor(16_000);
    await joiner.expectOpen('Choose your home centre');
  });

  test('a site without an operator says that there is no such page', async ({ sandbox, page }) => {
    await sandbox.faults([{ method: 'GET', path: '/api/client', status: 404 }]);
    await page.goto('/');
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check now' })).toHaveCount(0);
  });

  test('a site under maintenance says so, and comes back', async ({ joiner, sandbox, page, audit }) => {
    await installClock(page);
    await sandbox.settings({ themeInlined: false });
    await sandbox.faults([{ method: 'GET', path: '/api/frontend/theme', status: 503 }]);
    await page.goto('/');
    await expect(page.getByRole('main')).toHaveText(
      /Service disruption: ?Unable to access the site due to planned maintenance./,
    );
    await audit('maintenance');
    await page.clock.runFor(61_000); // it looks again every minute
    await joiner.expectOpen('Choose your home centre');
  });

  test('a theme that fails otherwise shows the full-page error', async ({ sandbox, page, audit }) => {
    await sandbox.settings({ themeInlined: false });
    await sandbox.faults([{ method: 'GET', path: '/api/frontend/theme', status: 500 }]);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'We may have dropped the ball on this one.' })).toBeVisible();
    await expect(
      page.getByText('The page failed to load correctly. Try refreshing the page or return to the home page.'),
    ).toBeVisible();
    await audit('full-page error');
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page.getByRole('heading', { name: 'Buy a membership' })).toBeVisible();
  });

  test("a centre's theme that cannot be had leaves the page as it is", async ({ joiner, sandbox }) => {
    await sandbox.faults([{ method: 'GET', path: '/api/frontend/theme', status: 500, times: 2 }]);
    await joiner.start();
    await joiner.chooseCentre();
    await joiner.expectOpen('Choose your membership');
  });
});
