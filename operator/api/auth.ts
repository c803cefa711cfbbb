import { dateOf } from '../../src/ground/core/dates';
import { userAnswer } from '../account/user';
import { ApiError, refused } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import { createCustomer, emailTaken, updateDetails } from '../customers/customers';
import { dataFieldErrors, dataFieldsChecksum, dataFieldSections } from '../customers/dataFields';
import { hashPassword } from '../customers/passwords';
import { passwordErrors } from '../customers/passwordRules';
import { signedIn } from './signedIn';

const formChanged = 'This form has changed since it was opened. Please reload and try again.';
const emailTakenText = 'There is already an account with this email address. Log in, or use another address.';

export const authCalls = {
  user: async ({ customer, queries, now }) => ({ data: await userAnswer(queries, signedIn(customer), dateOf(now)) }),

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
    return { data: { token: '' }, signsIn: { id } };
  },

  updateUser: async ({ body, query, queries, customer, now }) => {
    const { id, details, password_hash } = signedIn(customer);
    const { _checksum, ...answers } = body.data_fields;
    if (_checksum !== dataFieldsChecksum(query.onboarding_type)) throw new ApiError(419, formChanged);
    const errors = dataFieldErrors(query.onboarding_type, answers, dateOf(now), true);
    if (Object.keys(errors).length > 0) throw refused(errors);
    await updateDetails(queries, id, details, answers);
    return { data: { token: '' }, signsIn: { id, password_hash } };
  },
} satisfies Handlers;
