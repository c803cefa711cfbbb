import type { BrowserContext, Page, Request } from '@playwright/test';
import { plainPath } from '../support/callApi';
import { cardForms, fillCardForm, type CardForm } from '../support/cards';
import { comeToCheckout } from '../support/checkout';
import { Finder } from '../support/Finder';
import { Kiosk, kioskHome } from '../support/Kiosk';
import type { Joiner } from '../support/Joiner';
import { expect, test } from '../support/test';

// A page that tests before had would lead back to theirs.
test.use({ reuseContext: false });

const [, opayo] = cardForms as readonly [CardForm, CardForm, CardForm];
const resets = 20;
/** The planted customer's place, as it would be sent to look for what is near. */
const standing = { latitude: 53.80137, longitude: -1.54863 };

/** The traces that people leave behind here; nothing else on any page, or in any request, looks like them. */
const planted = {
  firstName: 'Ottoline',
  lastName: 'Quillfeather',
  email: 'ottoline.quillfeather@example.org',
  street: '47 Zephyrine Row',
  password: 'Planted-9wQz!',
  surgery: 'Wexcombe Surgery',
  holder: 'O Quillfeather',
  account: '46238510',
  sortCode: '87-14-27',
  promotion: 'ZEPHYR47',
  cardNumber: '4929000000006',
  place: 'dewsbury',
  latitude: '53.80137',
  customer: 'amara@example.org',
  surname: 'Okafor',
} as const;

type Visitor = { readonly kiosk: Kiosk; readonly joiner: Joiner; readonly finder: Finder };

/** One with no account yet begins to give their details. */
async function typeDetails({ kiosk: { page } }: Visitor): Promise<void> {
  await page.goto('/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring');
  await page.getByLabel('First name').fill(planted.firstName);
  await page.getByLabel('Last name').fill(planted.lastName);
  await page.getByLabel('Email address').fill(planted.email);
  await page.getByLabel('Address line one').fill(planted.street);
  await page.getByRole('textbox', { name: 'Password' }).first().fill(planted.password);
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill(planted.promotion);
}

/** A customer answers questions. */
async function answer({ kiosk: { page }, joiner }: Visitor): Promise<void> {
  const membership = '/centre/kirkstall-bridge-leisure-centre/membership/gp-referral/fixed';
  await page.goto(`/login?redirect=${encodeURIComponent(membership)}`);
  await joiner.logIn(planted.customer);
  await joiner.expectOpen('Your details');
  await joiner.press('Continue');
  await page.getByLabel('Which surgery referred you?').fill(planted.surgery);
}

/** A customer gives the account that is to be charged. */
async function giveBank({ kiosk: { page }, joiner }: Visitor): Promise<void> {
  const membership = '/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring';
  await page.goto(`/login?redirect=${encodeURIComponent(membership)}`);
  await joiner.logIn(planted.customer);
  await joiner.expectOpen('Your details');
  await joiner.press('Continue');
  await joiner.chooseDates({ billingDay: '8th' });
  await page.getByLabel('Account holder*').fill(planted.holder);
  await page.getByLabel('Sort code').fill(planted.sortCode);
  await page.getByLabel('Account number').fill(planted.account);
}

/** A customer is about to pay. */
async function giveCard({ kiosk: { page } }: Visitor): Promise<void> {
  await comeToCheckout(page);
  await page.context().clearCookies({ name: '__Secure-joinery_device' }); // of that log-in, which no kiosk made
  await page.getByLabel('Address line one').fill(planted.street);
  await fillCardForm(page, opayo, { ...opayo.good, 'Card number': planted.cardNumber });
}

/** Somebody looks for what is near them on the map. */
async function lookAround({ kiosk: { page }, finder }: Visitor): Promise<void> {
  await chooseAmongAll(finder);
  const untouched = await finder.view();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(finder.header).toHaveText(/Showing results within 5 miles of your location/);
  expect(await finder.view()).not.toEqual(untouched);
  await finder.search(planted.place);
  await expect(finder.header).toHaveText('No venues found');
}

type Planting = readonly [visit: (visitor: Visitor) => Promise<void>, leaves: readonly (keyof typeof planted)[]];

const identity = ['surname'] as const;
const looking: Planting = [lookAround, ['place']];
const answering: Planting = [answer, [...identity, 'surgery']];
const banking: Planting = [giveBank, [...identity, 'holder', 'account', 'sortCode']];
const paying: Planting = [giveCard, [...identity, 'street', 'cardNumber']];
const joining: Planting = [typeDetails, ['firstName', 'lastName', 'email', 'street', 'password', 'promotion']];
/** The first of the visits; all after them are by those who join. */
const visits: readonly Planting[] = [looking, answering, banking, paying, joining, answering, banking, paying];

/** Whatever the browser would tell the next person, or anybody who looks into it. */
async function leftovers(page: Page, context: BrowserContext): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
    return JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      databases.map(({ name }) => name),
      fields.map(({ value }) => value),
      document.documentElement.outerHTML,
      location.href,
      history.state,
    ]);
  });
  const inFrames = await Promise.all(
    page.frames().map((frame) =>
      // A card's number is written in groups.
      frame
        .locator('input')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value.replaceAll(' ', ''))),
    ),
  );
  return `${inPage} ${JSON.stringify(inFrames)} ${JSON.stringify(await context.cookies())}`;
}

/** Comes to the map of all centres, as who lives elsewhere does in the centre that the kiosk stands in. */
async function chooseAmongAll(finder: Finder): Promise<void> {
  const { page } = finder;
  await finder.turnOn();
  await page.goto('/');
  await page.getByRole('region', { name: 'Choose your home centre' }).getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Change location' }).click();
  await expect(finder.clusters.first()).toBeVisible({ timeout: 30_000 });
}

/** Once, or as far as the browser knows the way: to the empty page that this tab began with. */
async function goBack(kiosk: Kiosk, allTheWay: boolean): Promise<void> {
  for (;;) {
    await kiosk.page.goBack();
    if (kiosk.page.url().endsWith(plainPath)) await kiosk.page.goBack(); // where `giveCard` logged in from: no kiosk's page
    if (kiosk.page.url() === 'about:blank') {
      await kiosk.page.goto(kioskHome);
      return;
    }
    await kiosk.expectHome();
    if (!allTheWay) return;
  }
}

function found(text: string): readonly (keyof typeof planted)[] {
  const sought = text.toLowerCase();
  const all = Object.entries(planted) as readonly (readonly [keyof typeof planted, string])[];
  return all.filter(([, value]) => sought.includes(value.toLowerCase())).map(([name]) => name);
}

test('after twenty customers, the next one finds nothing of any of them', async ({
  page,
  context,
  sandbox,
  joiner,
  expectedNoise,
}) => {
  test.slow();
  expectedNoise.push(/status of 401/); // what was on its way when a visit ended
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(standing);
  await sandbox.settings({ paymentProvider: 'Opayo' });
  const visitor = { kiosk: new Kiosk(page), joiner, finder: new Finder(page, sandbox) };
  const { kiosk } = visitor;
  let sent: string[] = [];
  page.on('request', (request: Request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await kiosk.open();
  await chooseAmongAll(visitor.finder);
  const untouched = await visitor.finder.view();
  for (let reset = 0; reset < resets; reset += 1) {
    const [visit, leaves] = visits[reset] ?? joining;
    if (reset === 1) await sandbox.settings({ flags: { onlineJoiningMapEnabled: false } });
    await visit(visitor);
    expect(found(await leftovers(page, context)), `planted by ${visit.name}`).toEqual(
      expect.arrayContaining([...leaves]),
    );
    await kiosk.wait(110);
    await kiosk.expectHome();
    sent = [];
    expect(found(await leftovers(page, context)), `after reset ${reset + 1} of ${visit.name}`).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['sandbox_test']);
    if (reset < visits.length || reset % 4 === 0) await goBack(kiosk, reset === 4);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(found(await leftovers(page, context)), `going back after reset ${reset + 1}`).toEqual([]);
    expect(found(sent.join('\n')), `requests after reset ${reset + 1}`).toEqual([]);
  }
  sent = [];
  await chooseAmongAll(visitor.finder);
  await expect(visitor.finder.header).toHaveText('Search or click on a map pin to view centre details');
  await expect(visitor.finder.box).toHaveValue('');
  expect(await visitor.finder.view()).toEqual(untouched);
  expect(found(await leftovers(page, context)), 'the map').toEqual([]);
  for (const path of [
    '/login',
    '/checkout',
    '/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring',
  ]) {
    await page.goto(path);
    await page.locator('main input').first().waitFor();
    expect(found(await leftovers(page, context)), path).toEqual([]);
  }
  expect(found(sent.join('\n'))).toEqual([]);
});
