import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Journey, Vocabulary } from '../../schemas/generated/journey';
import { walkthroughsOf, type Walkthrough } from '../../src/ground/journey/compare/walkthroughs';
import type { Facts } from '../../src/ground/rules/rules';
import { lane, sheet } from '../journeys/support/looks';
import { momentOf, openings, openSectionOf, sheetsOf } from '../journeys/support/ways';
import type { Joiner } from './support/Joiner';
import { expect, test } from './support/test';

// tests/journeys plays every different way through the journeys in a rendered page; these are some of them in a browser.

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const vocabulary = read('schemas/vocabulary.json') as Vocabulary;
const allWalkthroughs = (name: string): readonly Walkthrough[] =>
  walkthroughsOf({ journey: read(`journeys/${name}.json`) as Journey, vocabulary }, 5000) ?? [];

test('a guest joins by the month and answers questions', async ({ joiner }) => {
  const walkthrough = walkthroughOf('join', {
    loggedIn: 'no',
    plan: 'recurring',
    questions: 'required',
    terms: 'some',
  });
  await joiner.start();
  await joinAlong(walkthrough, joiner);
});

test('a member with a Direct Debit joins with a single payment', async ({ joiner }) => {
  const walkthrough = walkthroughOf('join', {
    hasInstruction: 'yes',
    plan: 'fixed',
    questions: 'none',
    terms: 'some',
    cart: 'none',
  });
  await logIn(joiner, 'dev@example.org');
  await joinAlong(walkthrough, joiner);
});

test('a member comes back to a membership that waits in the cart', async ({ joiner, page }) => {
  const who = { loggedIn: 'yes', hasInstruction: 'no', hasBillingDate: 'no' };
  const walkthrough = walkthroughOf('join', {
    ...who,
    plan: 'recurring',
    questions: 'none',
    terms: 'some',
    cart: 'loaded',
  });
  await logIn(joiner, 'amara@example.org');
  await fillCart(page, { payment_option_id: 20, billing_day: 8 });
  await joiner.start();
  await joinAlong(walkthrough, joiner);
});

test('a member pays for what is in the cart', async ({ joiner, page, sandbox }) => {
  const walkthrough = walkthroughOf('checkout', {
    amountDue: 'some',
    terms: 'some',
    savedCard: 'none',
    cardChoice: 'none',
  });
  const [asking, agreed] = sheetsOf(walkthrough, '£69.00').slice(-2);
  await sandbox.settings({ agreedTextsKept: false });
  await logIn(joiner, 'amara@example.org');
  await fillCart(page, { payment_option_id: 21 });
  await joiner.start('/checkout');
  await joiner.fillCard();
  await expect.poll(() => page.evaluate(sheet)).toEqual(asking);
  await joiner.pressPay();
  await joiner.readAndAgree();
  await expect.poll(() => page.evaluate(sheet)).toEqual(agreed);
  await joiner.pressPay();
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([6900]);
});

/** The walkthrough of a customer about whom at least this much is true. */
function walkthroughOf(journey: string, facts: Facts): Walkthrough {
  const walkthrough = allWalkthroughs(journey).find(({ customer }) =>
    Object.entries(facts).every(([fact, value]) => customer[fact] === value),
  );
  if (!walkthrough) throw new Error(`${journey}: nobody with ${JSON.stringify(facts)} is in any walkthrough.`);
  return walkthrough;
}

async function joinAlong(walkthrough: Walkthrough, joiner: Joiner): Promise<void> {
  for (const frame of openings(walkthrough)) {
    await expect.poll(() => joiner.page.evaluate(lane)).toEqual(momentOf(frame));
    const { provides } = openSectionOf(frame);
    const goOn = ways[provides[0] ?? ''];
    if (!goOn) throw new Error(`Nobody knows how to give ${provides.join()}.`);
    await goOn(joiner, walkthrough.customer);
  }
  await joiner.expectCheckout();
}

/** A customer's way on from a section, by the first fact that it provides. */
const ways: Readonly<Record<string, (joiner: Joiner, customer: Facts) => Promise<void>>> = {
  centre: (joiner) => joiner.chooseCentre(),
  membership: (joiner, { plan, questions }) =>
    joiner.chooseMembership(
      questions === 'required' ? 'Student' : 'Swim',
      plan === 'recurring' ? 'Monthly' : 'Single payment',
    ),
  async account(joiner, { loggedIn }) {
    if (loggedIn === 'no') return joiner.createAccount();
    await expect(joiner.page.getByLabel('Postcode')).toBeVisible(); // or its fields push the button away
    await joiner.press('Continue');
  },
  async answers(joiner) {
    await joiner.page.getByLabel('Where do you study?').fill('Leeds');
    await joiner.page.getByLabel('Which year are you in?').selectOption('Second year');
    await joiner.press('Continue');
  },
  startDate: (joiner, { plan, hasBillingDate }) =>
    joiner.chooseDates(plan === 'recurring' && hasBillingDate === 'no' ? { billingDay: '8th' } : {}),
  mandate: (joiner) => joiner.setUpDirectDebit(),
  mandateConfirmed: (joiner) => joiner.confirm(),
};

async function logIn(joiner: Joiner, email: string): Promise<void> {
  await joiner.start('/login');
  await joiner.logIn(email);
  await joiner.expectOpen('Choose your home centre');
}

/** Swim in the cart, as the page would put it there. */
async function fillCart(page: Page, choice: object): Promise<void> {
  const status = await page.evaluate(
    async ([own, key]) => {
      const body = {
        home_venue_id: 1,
        membership_type_id: 2,
        start_date: new Date().toLocaleDateString('sv'),
        account_holder: 'Amara Okafor',
        account_details: { sort_code: '200000', account_number: '55779911' },
        dd_terms_accepted: [3],
        account_holder_confirmed: true,
        terms: [1, 2],
        source: 'online-joining',
        ...own,
      };
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const url = '/api/memberships/online-joining/store';
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    },
    [choice, crypto.randomUUID()] as const,
  );
  expect(status).toBe(201);
}
