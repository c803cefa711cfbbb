import type { MembershipDetails } from '../../../schemas/generated/wire';
import { dateOf, parseIsoDate, type IsoDate } from '../../../src/ground/core/dates';
import { ApiError, refused } from '../../contract/apiError';
import type { CallRequest, Customer } from '../../contract/calls';
import type { InTransaction, Queries } from '../../database/database';
import type { AgreedText } from '../../database/tables/carts';
import { activeMandate, proposeMandate, withdrawMandate, type Instruction } from '../mandates/mandates';
import { instructionErrors } from '../mandates/bankAccount';
import { billingDays } from '../../pricing/quote';
import { purchasable, type Buyer, type OptionRow } from '../../catalogue/membershipTypes';
import { openAttempt } from '../../carts/openAttempt';
import { joiningSource, lockOpenCart, type CartRow } from './membershipCart';
import { heldRefusal, heldStartError, latestStart } from '../../catalogue/buyingAgain';
import { promotionOf } from '../../catalogue/promotions';
import { promotionRefusal } from './promotionLimits';
import { heldOn } from '../held/heldOn';
import { questionGroups } from '../../catalogue/questions';
import { requirementErrors } from './requirements';
import { agreedTexts, termsOf, type TermsRow } from '../../catalogue/terms';

export type Joining = Pick<CallRequest<'storeMembership'>, 'settings' | 'testId' | 'now'> & {
  readonly customer: Customer;
};
export type Stored = { readonly cart_id: string; readonly new_mandate: boolean };

/** The part of storing a cart in which joining, changing and renewing differ. */
export type Sale = {
  readonly kind: CartRow['kind'];
  /** The outcome of the vocabulary that says what must be given. */
  readonly outcome: string;
  readonly followsId: string | null;
  /** The billing day of the membership that is followed; null lets the customer choose. */
  readonly billingDay: number | null;
  readonly startError: (date: IsoDate) => string | undefined;
  readonly optionError: (option: OptionRow) => string | undefined;
};

/**
 * Puts a membership into the customer's joining cart. Throws with messages at the fields that are wrong, and stores
 * nothing then.
 */
export async function storeMembership(
  queries: InTransaction,
  joining: Joining,
  details: MembershipDetails,
): Promise<Stored> {
  const held = await heldOn(queries, joining.customer.id, dateOf(joining.now));
  const sale: Sale = {
    kind: 'join',
    outcome: 'new-membership',
    followsId: null,
    billingDay: null,
    startError: (date) => joiningDateError(date, held.today) ?? heldStartError(held, details.membership_type_id, date),
    optionError: (option) => heldRefusal(held, option.membership_type_id),
  };
  return storeCart(queries, joining, sale, details);
}

/** Replaces the customer's cart with a new one, after the checks that every sale has. */
export async function storeCart(
  queries: InTransaction,
  { customer, settings, testId, now }: Joining,
  sale: Sale,
  details: MembershipDetails,
): Promise<Stored> {
  const option = await optionFor(queries, { customer, settings }, details);
  const refusal = sale.optionError(option);
  if (refusal !== undefined) throw refused({ paymentOptionId: [refusal] });
  const recurring = option.payment_type === 'recurring';
  const hasInstruction = (await activeMandate(queries, customer.id)) !== undefined;
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
    ...requirementErrors(sale.outcome, facts, givenBy(details, terms)),
    ...startDateErrors(details.start_date, sale),
    ...(needsMandate ? mandateErrors(details, mandateTerms) : {}),
  };
  if (Object.keys(errors).length > 0) throw refused(errors);

  const promotion = await promotionOf(queries, details.promotion_code_id, option.id);
  const limit = promotion && (await promotionRefusal(queries, promotion, { testId, customerId: customer.id, now }));
  if (limit !== undefined) throw refused({ promotionCode: [`${limit} Remove the code to pay the full price.`] });
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
      kind: sale.kind,
      follows_id: sale.followsId,
      home_venue_id: details.home_venue_id,
      membership_type_id: details.membership_type_id,
      payment_option_id: option.id,
      start_date: details.start_date,
      billing_day: recurring ? (sale.billingDay ?? customer.billing_day ?? details.billing_day ?? null) : null,
      promotion_id: promotion?.id ?? null,
      accepted_terms: JSON.stringify(agreedBy(details, [...terms, ...mandateTerms], settings)),
      journey_hash: details.journey_hash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (needsMandate) await proposeMandate(queries, { id, customer_id: customer.id }, instructionOf(details));
  return { cart_id: id, new_mandate: needsMandate };
}

/** Clears the customer's joining cart. Returns false, and keeps the cart, if a payment for it is open. */
export async function clearOpenCart(queries: InTransaction, customerId: string): Promise<boolean> {
  const cart = await lockOpenCart(queries, customerId);
  if (!cart) return true;
  if (await openAttempt(queries, cart.id)) return false;
  await queries.updateTable('carts').set({ state: 'cleared' }).where('id', '=', cart.id).execute();
  await withdrawMandate(queries, cart.id);
  return true;
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

/** Returns the provisions of the vocabulary that the request contains. */
function givenBy(details: MembershipDetails, terms: readonly TermsRow[]): ReadonlySet<string> {
  const given = new Set(['centre', 'membership', 'account', 'startDate']);
  if (billingDays.some((day) => day === details.billing_day)) given.add('billingDay');
  if (terms.every((each) => details.terms.includes(each.id))) given.add('terms');
  if (details.has_answers === true) given.add('answers');
  if (details.account_details !== undefined && details.account_holder !== undefined) given.add('mandate');
  if (details.account_holder_confirmed === true) given.add('mandateConfirmed');
  return given;
}

/** Returns the texts that a customer has agreed to, as the cart keeps them. */
function agreedBy(
  details: MembershipDetails,
  terms: readonly TermsRow[],
  { agreedTextsKept }: Joining['settings'],
): readonly AgreedText[] {
  const agreed = agreedTexts(terms, [...details.terms, ...(details.dd_terms_accepted ?? [])]);
  return agreedTextsKept ? agreed : agreed.map(({ id }) => ({ id }));
}

function startDateErrors(text: string, { startError }: Sale): Record<string, string[]> {
  const date = parseIsoDate(text);
  const error = date === undefined ? 'Date must be valid.' : startError(date);
  return error === undefined ? {} : { startDate: [error] };
}

function joiningDateError(date: IsoDate, today: IsoDate): string | undefined {
  if (date < today) return "Choose a start date that isn't in the past.";
  return date > latestStart(today) ? 'Choose a start date within one month.' : undefined;
}

function mandateErrors(details: MembershipDetails, terms: readonly TermsRow[]): Record<string, string[]> {
  const isAgreed = terms.every((each) => details.dd_terms_accepted?.includes(each.id));
  return {
    ...instructionErrors(instructionOf(details)),
    ...(isAgreed ? {} : { ddTermsAccepted: ['Please agree to the Direct Debit terms.'] }),
  };
}

function instructionOf({ account_details, account_holder }: MembershipDetails): Instruction {
  const { sort_code = '', account_number = '', ...billingAddress } = account_details ?? {};
  return {
    accountHolder: (account_holder ?? '').trim(),
    sortCode: sort_code,
    accountNumber: account_number,
    billingAddress,
  };
}
