import { dateOf } from '../../src/core/dates';
import { ApiError, refused } from '../contract/apiError';
import type { Customer, Handlers } from '../contract/calls';
import { createCustomer, emailTaken, findByLogin, updateDetails } from '../customers/customers';
import { dataFieldErrors, dataFieldsChecksum, dataFieldSections } from '../customers/dataFields';
import { hashPassword, isPassword, nobodysHash } from '../customers/passwords';
import { passwordErrors } from '../customers/passwordRules';
import type { Queries } from '../database/database';

const formChanged = 'This form has changed since it was opened. Please reload and try again.';
const emailTakenText = 'There is already an account with this email address. Log in, or use another address.';

export const authCalls = {
  login: async ({ body, queries, testId }) => {
    const found = await findByLogin(queries, testId, body.username);
    const [customer] = found;
    const right = await isPassword(body.password, customer?.password_hash ?? nobodysHash);
    if (!customer || !right) throw new ApiError(422, 'These details do not match our records.');
    return { data: { token: '' }, signsIn: customer.id };
  },

  logout: async ({ session }) => {
    await session.close();
    return { data: { logged_out: true } };
  },

  user: async ({ customer, queries }) => ({ data: await userAnswer(queries, signedIn(customer)) }),

  dataFields: async ({ query, customer }) => ({
    data: dataFieldSections(
      query.onboarding_type,
      query.onboarding_type === 'membership_purchase' ? customer?.details : {},
    ),
    checksum: dataFieldsChecksum(query.onboarding_type),
  }),

  register: async ({ body, queries, testId, now }) => {
    const { _checksum, ...answers } = body.data_fields;
    if (_checksum !== dataFieldsChecksum('customer_account_online')) throw new ApiError(419, formChanged);
    const errors = {
      ...dataFieldErrors('customer_account_online', answers, dateOf(now)),
      ...passwordErrors(body.password, body.password_confirmation),
      ...(body.terms ? {} : { terms: ['Please agree to the Terms and Conditions'] }),
    };
    const email = typeof answers.email === 'string' ? answers.email : '';
    if (!('email' in errors) && (await emailTaken(queries, testId, email)))
      Object.assign(errors, { email: [emailTakenText] });
    if (Object.keys(errors).length > 0) throw refused(errors);
    const password_hash = await hashPassword(body.password);
    const id = await createCustomer(queries, { testId, details: answers, password_hash });
    return { data: { token: '' }, signsIn: id };
  },

  updateUser: async ({ body, query, queries, customer, now }) => {
    const { id, details } = signedIn(customer);
    const { _checksum, ...answers } = body.data_fields;
    if (_checksum !== dataFieldsChecksum(query.onboarding_type)) throw new ApiError(419, formChanged);
    const errors = dataFieldErrors(query.onboarding_type, answers, dateOf(now), true);
    if (Object.keys(errors).length > 0) throw refused(errors);
    await updateDetails(queries, id, details, answers);
    return { data: { token: '' }, signsIn: id };
  },
} satisfies Handlers;

function signedIn(customer: Customer | undefined): Customer {
  if (!customer) throw new ApiError(401, 'Please log in.');
  return customer;
}

async function userAnswer(queries: Queries, customer: Customer) {
  const venue =
    customer.home_venue_id === null
      ? undefined
      : await queries.selectFrom('venues').select('slug').where('id', '=', customer.home_venue_id).executeTakeFirst();
  const mandate = await queries
    .selectFrom('mandates')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  const membership = await queries
    .selectFrom('memberships')
    .select('id')
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  const address = customer.details.address as
    Partial<Record<'lineOne' | 'lineTwo' | 'city' | 'postcode', string>> | undefined;
  return {
    id: customer.id,
    reference: customer.reference,
    first_name: customer.first_name,
    last_name: customer.last_name,
    email: customer.email,
    home_venue_slug: venue?.slug ?? null,
    membership_user: membership !== undefined,
    credit: { balance: customer.credit_pence },
    has_instruction: mandate !== undefined,
    has_billing_date: customer.billing_day !== null,
    barcode: customer.barcode,
    document_expiry: [],
    membership_document_upload_required: false,
    profile_photo: null,
    has_outstanding_penalties: false,
    ...(address
      ? {
          address: {
            line_one: address.lineOne ?? '',
            line_two: address.lineTwo ?? '',
            city: address.city ?? '',
            postcode: address.postcode ?? '',
          },
        }
      : {}),
  };
}
