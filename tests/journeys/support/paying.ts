import { waitFor } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import type { Film } from '../../../src/journey/compare/films';
import { CheckoutStore } from '../../../src/payment/CheckoutStore';
import type { Facts } from '../../../src/rules/rules';
import type { PaymentFacts } from '../../../src/stores/FactsStore';
import { comeAs, fillCart, membershipFor } from './casting';
import { check, fill, onPage, press } from './handling';
import { sheet } from './looks';
import { openTab } from './openTab';
import type { Server } from './startServer';
import type { Visitor } from './Visitor';
import { watch } from './watch';
import { sheetsOf } from './ways';

const buyer: Facts = { loggedIn: 'yes', hasInstruction: 'no', hasBillingDate: 'no', plan: 'fixed', questions: 'none' };

/** Pays as the film's customer does. Every sheet of the page and every call must be the film's, and no other. */
export async function payAs(film: Film, server: Server): Promise<void> {
  const { terms, amountDue, cardChoice, savedCard } = film.customer;
  const visitor = await comeAs({ ...film.customer, ...buyer }, server);
  await fillCart(visitor, membershipFor(buyer), amountDue === 'zero' ? 'FREESTART' : undefined);
  const amount = await amountToPay(visitor);
  if (savedCard === 'offered') offerSavedCard();
  const watched = watch(sheet);
  const tab = openTab(visitor, '/checkout');
  try {
    if (terms === 'some') await (cardChoice === 'none' ? readAndAgree() : tickAgreement());
    if (cardChoice !== 'none') await chooseCard(`${cardChoice}_card`);
    await waitFor(() => expect(watched.seen).toEqual(sheetsOf(film, amount)));
    watched.stop();
    if (cardChoice === 'saved') return; // a saved card can't be paid with before there is one
    await pay();
    await waitFor(() => expect(tab.left).toEqual([expect.stringMatching(/^\/order-confirmed\/[\w-]+$/)]));
    expect(visitor.writes).toEqual([...(amountDue === 'some' ? ['authorisePayment'] : []), 'completePayment']);
  } finally {
    watched.stop();
    tab.close();
  }
}

async function readAndAgree(): Promise<void> {
  await untilTermsAsk();
  await pay();
  await press(() => onPage('[role=dialog]'), 'I Agree');
}

/** While the choice of a card is missing the button opens no terms, but they can be ticked. */
async function tickAgreement(): Promise<void> {
  await untilTermsAsk();
  await check(() => onPage('.checkout-main'), 'I agree to the Terms and Conditions');
}

function untilTermsAsk(): Promise<void> {
  return waitFor(() => expect(sheet()?.submitLabel).toBe('Continue'));
}

/** A line of text, until its widget comes with saved cards. */
function chooseCard(choice: string): Promise<void> {
  return fill(() => onPage('[aria-labelledby="card_choice-title"]'), { 'How would you like to pay?': choice });
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

/** No server offers a saved card yet. What it will say is said for it, where the payment tells its facts. */
function offerSavedCard(): void {
  const real = Object.getOwnPropertyDescriptor(CheckoutStore.prototype, 'paymentFacts');
  vi.spyOn(CheckoutStore.prototype, 'paymentFacts', 'get').mockImplementation(function (this: CheckoutStore) {
    const facts = real?.get?.call(this) as PaymentFacts; // the getter of that name
    return { ...facts, savedCard: 'offered' };
  });
}
