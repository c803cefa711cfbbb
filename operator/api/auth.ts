import { dateOf } from '../../src/ground/core/dates';
import { userAnswer } from '../account/user';
import { ApiError, refused } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import { createCustomer, emailTaken, updateDetails } from '../customers/customers';
import { mailConfirmation } from '../customers/links/emailChange';
import { dataFieldErrors, dataFieldsChecksum, dataFieldSections } from '../customers/dataFields';
import { recordRegisteredConsents } from '../customers/marketing/marketingConsents';
import { hashPassword } from '../customers/passwords';
import { passwordErrors } from '../customers/passwordRules';
import { signedIn } from './signedIn';

const formChanged = 'This form has changed since it was opened. Please reload and try again.';
const emailTakenText = 'There is already an account with this email address. Log in, or use another address.';

const registering = (linked: string) =>
  ({
    register: async ({ body, queries, testId, now }) => {
      const { _checksum, ...answers } = body.data_fields;
      if (_checksum !== dataFieldsChecksum('customer_account_online')) throw new ApiError(419, formChanged);
      const errors = {
        ...dataFieldErrors('customer_account_online', answers, dateOf(now)),
        ...passwordErrors(body.password, body.password_confirmation),
        ...(body.terms ? {} : { terms: ['Please agree to the Terms and Conditions'] }),
      };
      // Only who could open an account with these answers learns that the address has one.
      if (Object.keys(errors).length > 0) throw refused(errors);
      const { marketing, ...details } = answers;
      const email = typeof answers.email === 'string' ? answers.email : ''; // the form has just asked for it
      if (await emailTaken(queries, testId, email)) throw refused({ email: [emailTakenText] });
      const password_hash = await hashPassword(body.password);
      const id = await createCustomer(queries, { testId, details, password_hash });
      const source = body.source === 'online-joining' ? 'joining' : 'registration';
      await recordRegisteredConsents(queries, { customerId: id, source, now }, marketing);
      await mailConfirmation(queries, id, { siteUrl: linked, now });
      return { data: { token: '' }, signsIn: { id, password_hash } };
    },
  }) satisfies Handlers;

/** The calls for the signed-in customer and for those who register, to whom `linked`, the account's site, is mailed. */
export const authCalls = (linked: string) =>
  ({
    ...registering(linked),

    user: async ({ customer, queries, now, session }) => {
      await session.note();
      return { data: await userAnswer(queries, signedIn(customer), dateOf(now)) };
    },

    dataFields: async ({ query, customer, now }) => ({
      data: dataFieldSections(
        query.onboarding_type,
        query.onboarding_type === 'membership_purchase' ? (customer?.details ?? {}) : {},
        dateOf(now),
      ),
      checksum: dataFieldsChecksum(query.onboarding_type),
    }),

    updateUser: async ({ body, query, queries, customer, now }) => {
      const { id, details, password_hash } = signedIn(customer);
      const { _checksum, ...answers } = body.data_fields;
      // The other form makes an account: its answers, such as a date of birth, decide what its owner pays.
      if (query.onboarding_type !== 'membership_purchase') throw new ApiError(422, 'This form only makes an account.');
      if (_checksum !== dataFieldsChecksum(query.onboarding_type)) throw new ApiError(419, formChanged);
      const errors = dataFieldErrors(query.onboarding_type, answers, dateOf(now), true);
      if (Object.keys(errors).length > 0) throw refused(errors);
      await updateDetails(queries, id, details, answers);
      return { data: { token: '' }, signsIn: { id, password_hash } };
    },
  }) satisfies Handlers;
