import { customerSeeds } from '../../../operator/seed/customers';
import { membershipTypeRows, paymentOptionRows, promotionRows } from '../../../operator/seed/memberships';
import { questionRows } from '../../../operator/seed/questions';
import { dateOf } from '../../../src/ground/core/dates';
import type { Facts } from '../../../src/ground/rules/rules';
import type { Server } from './startServer';
import { Visitor } from './Visitor';

export type Choice = { readonly typeId: number; readonly optionId: number };

const options = paymentOptionRows().filter(({ sold_to }) => sold_to === null);
const questions = questionRows();
/** Sold to nobody who plays here. */
const soldToOthers = membershipTypeRows().find(
  ({ id }) => !options.some(({ membership_type_id }) => membership_type_id === id),
)?.id;

/** The customer whom a walkthrough is about, with the cart that waits for them; the operator asks for the walkthrough's terms. */
export async function comeAs(facts: Facts, server: Server): Promise<Visitor> {
  const visitor = await Visitor.arrive(server);
  await visitor.prepare('PUT', '/sandbox/terms', { typeId: facts.terms === 'none' ? soldToOthers : null });
  // Walkthroughs of paying agree on the page: nothing counts as agreed to before.
  await visitor.prepare('PUT', '/sandbox/settings', { agreedTextsKept: false });
  if (facts.loggedIn === 'yes') await visitor.logIn(memberFor(facts));
  if (facts.cart === 'loaded') await fillCart(visitor, membershipFor(facts));
  return visitor;
}

/** The first membership on sale that is paid in the walkthrough's way and asks the walkthrough's kind of questions. */
export function membershipFor({ plan, questions: kind }: Facts): Choice {
  const option = options.find(
    ({ payment_type, membership_type_id }) =>
      payment_type === (plan ?? payment_type) && questionsOf(membership_type_id) === (kind ?? 'none'),
  );
  if (!option) throw new Error(`No membership is seeded for the plan "${plan}" with questions "${kind}".`);
  return { typeId: option.membership_type_id, optionId: option.id };
}

/** Puts a membership into the customer's cart as the page would; `code` is a promotion's. */
export async function fillCart(visitor: Visitor, { typeId, optionId }: Choice, code?: string): Promise<void> {
  await visitor.prepare('POST', '/api/memberships/online-joining/store', {
    home_venue_id: 1,
    membership_type_id: typeId,
    payment_option_id: optionId,
    start_date: dateOf(new Date()),
    billing_day: 8,
    account_holder: 'Amara Okafor',
    account_details: { sort_code: '200000', account_number: '55779911' },
    dd_terms_accepted: [3],
    account_holder_confirmed: true,
    terms: [1, 2],
    has_answers: true,
    source: 'online-joining',
    ...(code === undefined ? {} : { promotion_code_id: promotionRows().find((each) => each.code === code)?.id }),
  });
}

/**
 * Reports whether a customer can be cast: a guest, or a member as whom somebody is seeded. Nobody is cast who gives the bank
 * another address than their own, since everybody fills in the form for the bank alike, or for whom there are no terms of
 * the Direct Debit, which the operator has for everybody.
 */
export function canComeAs(facts: Facts): boolean {
  if (facts.mandateAddress === 'different' || facts.mandateTerms === 'none') return false;
  return facts.loggedIn !== 'yes' || seedFor(facts) !== undefined;
}

/** The seeded customer who is as the facts say. */
export function memberFor(facts: Facts): string {
  const member = seedFor(facts);
  if (!member) throw new Error(`Nobody is seeded who is as ${JSON.stringify(facts)}.`);
  return member.email;
}

function seedFor(facts: Facts): (typeof customerSeeds)[number] | undefined {
  const { hasInstruction, hasBillingDate, savedCard } = facts;
  return customerSeeds.find(
    (seed) =>
      isAs(hasInstruction, seed.mandate === true) &&
      isAs(hasBillingDate, seed.billingDay !== undefined) &&
      (seed.savedCard === 'good') === (savedCard === 'offered'),
  );
}

function questionsOf(typeId: number): string {
  const asked = questions.filter(({ membership_type_id }) => membership_type_id === typeId);
  if (asked.length === 0) return 'none';
  return asked.some(({ is_required }) => is_required) ? 'required' : 'optional';
}

/** Reports whether a value is that of a fact. A fact that makes no difference in a journey may be either. */
function isAs(fact: string | undefined, value: boolean): boolean {
  return fact === undefined || fact === (value ? 'yes' : 'no');
}
