import { randomBytes } from 'node:crypto';
import type { MembershipDetails } from '../../schemas/generated/wire';
import { addMonths, dateOf, parseIsoDate, type IsoDate } from '../../src/core/dates';
import { ApiError, refused } from '../contract/apiError';
import type { CallRequest, Customer } from '../contract/calls';
import type { Queries } from '../database/database';
import { bankAccountErrors } from '../mandates/bankAccount';
import { billingDays } from '../pricing/quote';
import { purchasable, type Buyer, type OptionRow } from './catalogue';
import { joiningSource } from './cart';
import { promotionOf } from './promotions';
import { questionGroups } from './questions';
import { requirementErrors } from './requirements';
import { termsOf, type TermsRow } from './terms';

type Joining = Pick<CallRequest<'storeMembership'>, 'settings' | 'testId' | 'now'> & { readonly customer: Customer };
export type Stored = { readonly cart_id: string; readonly new_mandate: boolean };

/** Puts a membership into the customer's joining cart, or refuses with messages at what is wrong. Nothing is half stored. */
export async function storeMembership(
  queries: Queries,
  { customer, settings, testId, now }: Joining,
  details: MembershipDetails,
): Promise<Stored> {
  const today = dateOf(now);
  const option = await optionFor(queries, { customer, settings }, details);
  const recurring = option.payment_type === 'recurring';
  const hasInstruction = await hasActiveMandate(queries, customer.id);
  const needsMandate = recurring && !hasInstruction;
  const terms = await termsOf(queries, ['health-commitment', 'membership'], details.membership_type_id);
  const mandateTerms = needsMandate ? await termsOf(queries, ['direct-debit']) : [];
  const questions = (await questionGroups(queries, details.membership_type_id)).flatMap((group) => group.questions);

  const facts = {
    loggedIn: 'yes',
    hasInstruction: hasInstruction ? 'yes' : 'no',
    hasBillingDate: customer.billing_day === null ? 'no' : 'yes',
    plan: option.payment_type,
    questions: questions.length === 0 ? 'none' : questions.some((each) => each.is_required) ? 'required' : 'optional',
    terms: terms.length > 0 ? 'some' : 'none',
  };
  const errors = {
    ...requirementErrors('new-membership', facts, givenBy(details, terms)),
    ...startDateErrors(details.start_date, today),
    ...(needsMandate ? mandateErrors(details, mandateTerms) : {}),
  };
  if (Object.keys(errors).length > 0) throw refused(errors);

  const promotion = await promotionOf(queries, details.promotion_code_id, option.id);
  const cleared = await clearOpenCart(queries, customer.id);
  if (!cleared)
    throw new ApiError(409, 'A payment for your last selection is still being checked. Please wait a moment.');
  const { id } = await queries
    .insertInto('carts')
    .values({
      test_id: testId,
      customer_id: customer.id,
      source: joiningSource,
      state: 'open',
      home_venue_id: details.home_venue_id,
      membership_type_id: details.membership_type_id,
      payment_option_id: option.id,
      start_date: details.start_date,
      billing_day: recurring ? (customer.billing_day ?? details.billing_day ?? null) : null,
      promotion_id: promotion?.id ?? null,
      accepted_terms: JSON.stringify([...details.terms, ...(needsMandate ? (details.dd_terms_accepted ?? []) : [])]),
      journey_hash: details.journey_hash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (needsMandate) await proposeMandate(queries, id, customer.id, details);
  return { cart_id: id, new_mandate: needsMandate };
}

/** Empties the customer's joining cart. One with a payment under way stays, and the answer says so. */
export async function clearOpenCart(queries: Queries, customerId: string): Promise<boolean> {
  const cart = await queries
    .selectFrom('carts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('source', '=', joiningSource)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (!cart) return true;
  const paying = await queries
    .selectFrom('payment_attempts')
    .select('id')
    .where('cart_id', '=', cart.id)
    .where('state', 'in', ['authorising', 'authorised', 'completing'])
    .executeTakeFirst();
  if (paying) return false;
  await queries.updateTable('carts').set({ state: 'cleared' }).where('id', '=', cart.id).execute();
  await queries.deleteFrom('mandates').where('cart_id', '=', cart.id).where('state', '=', 'proposed').execute();
  return true;
}

async function hasActiveMandate(queries: Queries, customerId: string): Promise<boolean> {
  const mandate = await queries
    .selectFrom('mandates')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return mandate !== undefined;
}

async function optionFor(queries: Queries, buyer: Buyer, details: MembershipDetails): Promise<OptionRow> {
  const type = await queries
    .selectFrom('membership_types')
    .select(['id', 'venue_ids'])
    .where('id', '=', details.membership_type_id)
    .executeTakeFirst();
  const option = await queries
    .selectFrom('payment_options')
    .selectAll()
    .where('id', '=', details.payment_option_id)
    .executeTakeFirst();
  const venue = await queries
    .selectFrom('venues')
    .select('id')
    .where('id', '=', details.home_venue_id)
    .executeTakeFirst();
  const soldHere = type && venue && (type.venue_ids === null || type.venue_ids.includes(venue.id));
  const gone = 'This membership is no longer sold at this centre.';
  if (!soldHere || option?.membership_type_id !== type.id) throw new ApiError(422, gone, { paymentOptionId: [gone] });
  const { can_purchase, message } = purchasable(option, buyer);
  if (!can_purchase) {
    const text = message ?? 'You are ineligible for the membership you selected.';
    throw new ApiError(422, text, { paymentOptionId: [text] });
  }
  return option;
}

/** The vocabulary's provisions, as far as the request gives them. */
function givenBy(details: MembershipDetails, terms: readonly TermsRow[]): ReadonlySet<string> {
  const given = new Set(['centre', 'membership', 'account', 'startDate']);
  if (billingDays.some((day) => day === details.billing_day)) given.add('billingDay');
  if (terms.every((each) => details.terms.includes(each.id))) given.add('terms');
  if (details.has_answers === true) given.add('answers');
  if (details.account_details !== undefined && details.account_holder !== undefined) given.add('mandate');
  if (details.account_holder_confirmed === true) given.add('mandateConfirmed');
  return given;
}

function startDateErrors(text: string, today: IsoDate): Record<string, string[]> {
  const date = parseIsoDate(text);
  if (date === undefined) return { startDate: ['Date must be valid.'] };
  if (date < today) return { startDate: ["Choose a start date that isn't in the past."] };
  return date > addMonths(today, 1) ? { startDate: ['Choose a start date within one month.'] } : {};
}

function mandateErrors(details: MembershipDetails, terms: readonly TermsRow[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if ((details.account_holder ?? '').trim().length < 2)
    errors.accountHolder = ["Enter the account holder's full name."];
  const { sort_code = '', account_number = '' } = details.account_details ?? {};
  Object.assign(errors, bankAccountErrors(sort_code, account_number));
  if (!terms.every((each) => details.dd_terms_accepted?.includes(each.id))) {
    errors.ddTermsAccepted = ['Please agree to the Direct Debit terms.'];
  }
  return errors;
}

async function proposeMandate(
  queries: Queries,
  cartId: string,
  customerId: string,
  details: MembershipDetails,
): Promise<void> {
  const { sort_code = '', account_number = '', ...address } = details.account_details ?? {};
  const { id } = await queries
    .insertInto('mandates')
    .values({
      customer_id: customerId,
      cart_id: cartId,
      account_holder: (details.account_holder ?? '').trim(),
      sort_code,
      account_number,
      billing_address: Object.keys(address).length > 0 ? JSON.stringify(address) : null,
      state: 'proposed',
      reference: `AVL${randomBytes(5).toString('hex').toUpperCase()}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queries.updateTable('carts').set({ mandate_id: id }).where('id', '=', cartId).execute();
}
