import { request, type Page } from '@playwright/test';
import { Booker, toasts } from '../support/Booker';
import { cardForms, fillCardForm } from '../support/cards';
import { Kiosk, kioskCentre } from '../support/Kiosk';
import { expect, test as base } from '../support/test';

const [stripe] = cardForms;
const court = /^Book Badminton court/;

const test = base.extend<{ readonly kiosk: Kiosk }>({
  kiosk: async ({ page }, use) => use(new Kiosk(page)),
});

type HeldSlot = { readonly id: string; readonly date: string };

/** Shows the timetable of tomorrow, which has sessions at every hour of today. */
async function openTomorrow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Book an activity' }).click();
  await page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(1).click();
}

/** Books the first court of tomorrow that is free, from the kiosk's first screen. */
async function bookCourt(kiosk: Kiosk): Promise<HeldSlot> {
  const { page } = kiosk;
  await kiosk.open();
  await openTomorrow(page);
  await page.getByRole('button', { name: court }).and(page.locator(':enabled')).first().click();
  await new Booker(page).expectToast(toasts.added);
  const held = page.getByRole('link', { name: /^In basket/ });
  const id = (await held.getAttribute('id'))?.replace('book-', '') ?? '';
  return { id, date: new URL(page.url()).searchParams.get('date') ?? '' };
}

/** In the dialog that the bookings site has for it. */
async function logIn(page: Page, name: string): Promise<void> {
  const scope = page.getByRole('dialog', { name: 'Already have an online account?' });
  await scope.getByLabel('Email address or customer ID').fill(`${name}@example.org`);
  await scope.getByLabel('Password', { exact: true }).fill('Sculling1!');
  await scope.getByRole('button', { name: 'Log in', exact: true }).click();
}

const inDrawer = (page: Page) =>
  page.getByRole('dialog', { name: 'Shopping basket' }).getByRole('heading', { name: 'Badminton court' });

const basketIn = ({ bar }: Kiosk) => bar.getByRole('link', { name: /^Shopping basket/ });

/** The number of places left of the activity in the basket, as anybody else is told. */
async function placesLeft(testId: string, held: HeldSlot): Promise<number | undefined> {
  const anybody = await request.newContext({ extraHTTPHeaders: { 'x-sandbox-test': testId } });
  const path = `/api/activities/venues/${kioskCentre}/timetable?date=${held.date}&source=bookings`;
  const answer = await anybody.get(`http://127.0.0.1:${process.env.TEST_PORT ?? ''}${path}`);
  const { data } = (await answer.json()) as { data: { slots: { id: string; places_left: number }[] } };
  await anybody.dispose();
  return data.slots.find(({ id }) => id === held.id)?.places_left;
}

test('whoever registers at a kiosk books and pays there, and the screen goes home @core', async ({
  kiosk,
  page,
  joiner,
  sandbox,
  context,
  audit,
}) => {
  const booker = new Booker(page);
  await bookCourt(kiosk);
  await expect(kiosk.bar.getByRole('link', { name: 'Shopping basket, 1 item' })).toHaveText(/^Basket/);
  await audit('a timetable in a kiosk, with something in the basket');
  await kiosk.expectTargets();
  await basketIn(kiosk).click();
  await expect(inDrawer(page)).toBeVisible();
  await audit('the basket of a kiosk');
  await booker.checkout.click();
  await page.getByRole('button', { name: "I don't have an account" }).click();
  await expect(page).toHaveURL(/\/register\?redirect=/);
  for (const [label, text] of [
    ['First name', 'Robin'],
    ['Last name', 'Marsh'],
    ['Date of birth', '3/2/1994'],
    ['Email address', joiner.email],
    ['Address line one', '14 Burley Lodge Terrace'],
    ['Town or city', 'Leeds'],
    ['Postcode', 'ls61qe'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Rowing-22!');
  await page.getByRole('textbox', { name: 'Repeat password' }).fill('Rowing-22!');
  await page.getByLabel(/I agree to the Terms and Conditions/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(booker.item('Badminton court')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Robin Marsh (you)' })).toContainText('Badminton court');
  await kiosk.expectTargets();
  await booker.checkout.click();
  await fillCardForm(page, stripe);
  await booker.agree();
  await page.getByRole('button', { name: 'Pay £11.50 now' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/booking-confirmed\/[\w-]+\?kiosk=true/);
  await expect(page.getByRole('heading', { name: 'Badminton court' })).toBeVisible();
  await expect(kiosk.bar.getByRole('link')).toHaveCount(0);
  await expect(kiosk.bar.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/Go to my account|Add to my calendar/)).toHaveCount(0);
  await page.mouse.move(300, 320);
  await audit('a kiosk’s bookings confirmed');
  await page.mouse.move(300, 340);
  await kiosk.expectTargets();
  expect(await sandbox.captured()).toEqual([1150]);
  await page.mouse.move(300, 360);
  await kiosk.wait(8);
  await expect(page.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
  await kiosk.wait(3);
  await kiosk.expectHome();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['sandbox_test']);
});

test('who logs in at a kiosk pays with what they have, and the next one finds an empty basket', async ({
  kiosk,
  page,
  sandbox,
}) => {
  const booker = new Booker(page);
  await bookCourt(kiosk);
  await page.getByRole('link', { name: /^In basket Badminton court/ }).click();
  await booker.checkout.click();
  await logIn(page, 'leila');
  const credit = page.getByRole('switch', { name: /^Use my credit/ });
  await expect(credit).toBeFocused(); // nobody goes on past what they have
  await credit.click();
  await expect(page.getByRole('dialog').locator('.total b')).toHaveText('£0.00');
  await booker.checkout.click();
  // Whoever goes home before the server knows that they saw their order is shown it once more, where they pay next.
  const seen = page.waitForResponse((response) => response.url().endsWith('/shown'));
  await booker.confirmFree();
  await expect(page).toHaveURL(/\/booking-confirmed\//);
  await seen;
  await page.getByRole('main').getByRole('button', { name: 'Home' }).click();
  await kiosk.expectHome();
  expect((await sandbox.records()).orders).toHaveLength(1);
  await openTomorrow(page);
  await page.locator('.slot').first().waitFor();
  await expect(kiosk.bar.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(basketIn(kiosk)).toHaveCount(0);
  await page.goto(Booker.url('/basket'));
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
});

for (const [who, come] of [
  ['a guest', async () => undefined],
  [
    'a customer',
    async (page: Page) => {
      const before = page.url();
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      await logIn(page, 'morgan');
      await expect(page).toHaveURL(before);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    },
  ],
] as const) {
  test(`${who} who walks away from a kiosk leaves no basket, and no place taken`, async ({
    kiosk,
    page,
    sandbox,
    context,
    audit,
  }) => {
    const held = await bookCourt(kiosk);
    await come(page);
    await expect(basketIn(kiosk)).toHaveAccessibleName('Shopping basket, 1 item');
    const left = (await placesLeft(sandbox.testId, held)) ?? NaN;
    await kiosk.wait(91);
    await expect(kiosk.question).toContainText('you will have to start over to make a booking.');
    await audit('asked whether anybody is there, with something in the basket');
    await kiosk.wait(20);
    await kiosk.expectHome();
    expect(await placesLeft(sandbox.testId, held)).toBe(left + 1);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['sandbox_test']);
    await page.goBack();
    await kiosk.expectHome();
    await page.goto(Booker.url(`/basket?kiosk=true&centre=${kioskCentre}`));
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(kept).not.toMatch(/badminton|morgan|basket/i);
  });
}

test('the basket of a kiosk is reached from the joining site too, and asked about before it is lost', async ({
  kiosk,
  page,
  sandbox,
}) => {
  const held = await bookCourt(kiosk);
  const left = (await placesLeft(sandbox.testId, held)) ?? NaN;
  await kiosk.bar.getByRole('link', { name: 'Buy a membership' }).click();
  await expect(page).toHaveURL(/\/\/online-joining\./);
  await basketIn(kiosk).click();
  await expect(page).toHaveURL(Booker.url(`/basket?kiosk=true&centre=${kioskCentre}`));
  await expect(new Booker(page).item('Badminton court')).toBeVisible();
  await kiosk.bar.getByRole('button', { name: 'Back to Kiosk Home' }).click();
  await kiosk.question.getByRole('button', { name: 'Continue with my purchase' }).click();
  await expect(new Booker(page).item('Badminton court')).toBeVisible();
  await kiosk.bar.getByRole('button', { name: 'Back to Kiosk Home' }).click();
  await kiosk.question.getByRole('button', { name: 'Clear selection and go home' }).click();
  await kiosk.expectHome();
  expect(await placesLeft(sandbox.testId, held)).toBe(left + 1);
});
