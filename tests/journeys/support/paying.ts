import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Walkthrough } from '../../../src/ground/journey/compare/walkthroughs';
import type { Facts } from '../../../src/ground/rules/rules';
import { comeAs, fillCart, membershipFor } from './casting';
import { check, onPage, press } from './handling';
import { sheet } from './looks';
import { openTab } from './openTab';
import type { Server } from './startServer';
import type { Visitor } from './Visitor';
import { watch } from './watch';
import { sheetsOf, type Sheet } from './ways';

const buyer: Facts = { loggedIn: 'yes', hasInstruction: 'no', hasBillingDate: 'no', plan: 'fixed', questions: 'none' };

/** Pays as the walkthrough's customer does. Every sheet of the page and every call must be the walkthrough's, and no other. */
export async function payAs(walkthrough: Walkthrough, server: Server): Promise<void> {
  const { terms, amountDue, cardChoice } = walkthrough.customer;
  const visitor = await comeAs({ ...walkthrough.customer, ...buyer }, server);
  await fillCart(visitor, membershipFor(buyer), amountDue === 'zero' ? 'FREESTART' : undefined);
  const amount = await amountToPay(visitor);
  const watched = watch(sheet);
  const tab = openTab(visitor, '/checkout');
  try {
    if (terms === 'some') await (cardChoice === 'none' ? readAndAgree() : tickAgreement());
    if (cardChoice !== 'none') await chooseCard(String(cardChoice));
    await waitFor(() => expectSheets(walkthrough, amount, watched.seen));
    watched.stop();
    await pay();
    await waitFor(() => expect(tab.left).toEqual([expect.stringMatching(/^\/order-confirmed\/[\w-]+$/)]));
    expect(visitor.writes).toEqual([...(amountDue === 'some' ? ['authorisePayment'] : []), 'completePayment']);
  } finally {
    watched.stop();
    tab.close();
  }
}

/**
 * A card on file is chosen beforehand, where walkthroughs begin without a choice: of those customers the sheet that they pay from
 * is the walkthrough's, and no button stands there that the walkthrough does not know.
 */
function expectSheets(walkthrough: Walkthrough, amount: string, seen: readonly Sheet[]): void {
  if (walkthrough.customer.cardChoice === 'none') return expect(acceptable(walkthrough, amount)).toContainEqual(seen);
  const sheets = sheetsOf(walkthrough, amount);
  expect(seen.at(-1)).toEqual(sheets.at(-1));
  const labels = sheets.map(({ submitLabel }) => submitLabel);
  expect(seen.map(({ submitLabel }) => submitLabel).filter((label) => !labels.includes(label))).toEqual([]);
}

/** Price and terms are asked for at once: where both are there together, the sheet between them is not seen. */
function acceptable(walkthrough: Walkthrough, amount: string): readonly (readonly Sheet[])[] {
  const sheets = sheetsOf(walkthrough, amount);
  return walkthrough.customer.terms === 'some' ? [sheets, sheets.slice(1)] : [sheets];
}

async function readAndAgree(): Promise<void> {
  await untilTermsAsk();
  await pay();
  await press(() => onPage('[role=dialog]'), 'I Agree');
}

/** With a card chosen beforehand they are ticked, as they can be without opening them. */
async function tickAgreement(): Promise<void> {
  await untilTermsAsk();
  await check(() => onPage('.checkout-main'), 'I agree to the Terms and Conditions');
}

function untilTermsAsk(): Promise<void> {
  return waitFor(() => expect(sheet()?.submitLabel).toBe('Continue'));
}

function chooseCard(choice: string): Promise<void> {
  const named = { saved: 'Visa ending', different: 'A different card' }[choice];
  return check(() => onPage('[aria-labelledby="card_choice-title"]'), named ?? choice);
}

/** Presses the button, whatever it says, once nothing is missing. */
async function pay(): Promise<void> {
  const button = (): HTMLElement => onPage('.pay .btn');
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  button().click();
}

async function amountToPay(visitor: Visitor): Promise<string> {
  const response = await visitor.network('/api/memberships/online-joining', {});
  const { data } = (await response.json()) as {
    data: { payment_option: { total_to_pay_now: { formatted: string } } };
  };
  return data.payment_option.total_to_pay_now.formatted;
}
