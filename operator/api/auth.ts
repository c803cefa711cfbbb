import { dateOf } from '../../src/ground/core/dates';
import { userAnswer } from '../account/user';
import { ApiError, refused } from '../contract/apiError';
import type { CallRequest, Handlers } from '../contract/calls';
import { createCustomer, customersWithEmail, updateDetails } from '../customers/customers';
import { mailConfirmation } from '../customers/links/emailChange';
import { dataFieldErrors, dataFieldsChecksum, dataFieldSections } from '../customers/dataFields';
import { recordRegisteredConsents } from '../customers/marketing/marketingConsents';
import { customersWithPassword, hashPassword } from '../customers/passwords';
import { passwordErrors } from '../customers/passwordRules';
import { knownDevice } from '../customers/session/devices';
import type { InTransaction } from '../database/database';
import { signedIn } from './signedIn';

const formChanged = 'This form has changed since it was opened. Please reload and try again.';
/** The milliseconds in which somebody sends a registration again whose answer they did not get. */
const repeatedWithinMs = 60 * 60_000;
const emailTakenText = 'There is already an account with this email address. Log in, or use another address.';

type Registrant = Pick<CallRequest<'register'>, 'testId' | 'session' | 'now'> & {
  readonly email: string;
  readonly password: string;
};

/**
 * Reports whether the e-mail has an account whose owner is likely the one who registers now: they have logged in to it on
 * this device, or they know the password of one that was made within the hour, as whoever repeats a registration whose
 * answer was lost. Everybody else gets an account of their own whether the address has one or not, and only the owner of
 * the address is told, by mail (decision 64). It asks and hashes the same for an address that nobody has.
 */
async function mayBeToldOfAccount(
  queries: InTransaction,
  { testId, email, password, session, now }: Registrant,
): Promise<boolean> {
  const sharing = await customersWithEmail(queries, testId, email);
  const ids = sharing.map(({ id }) => id);
  const device = await knownDevice(queries, session.deviceHash, ids);
  const justMade = sharing.filter(({ created_at }) => now.getTime() - created_at.getTime() < repeatedWithinMs);
  return device !== undefined || (await customersWithPassword(password, justMade)).length > 0;
}

const registering = (linked: string) =>
  ({
    register: async ({ body, queries, testId, session, now }) => {
      const { _checksum, ...answers } = body.data_fields;
      if (_checksum !== dataFieldsChecksum('customer_account_online')) throw new ApiError(419, formChanged);
      const errors = {
        ...dataFieldErrors('customer_account_online', answers, dateOf(now)),
        ...passwordErrors(
          { password: body.password, confirmation: body.password_confirmation },
          { first_name: answers.firstName, last_name: answers.lastName, email: answers.email },
        ),
        ...(body.terms ? {} : { terms: ['Please agree to the Terms and Conditions'] }),
      };
      if (Object.keys(errors).length > 0) throw refused(errors);
      const { marketing, ...details } = answers;
      const email = typeof answers.email === 'string' ? answers.email : ''; // the form has just asked for it
      if (await mayBeToldOfAccount(queries, { testId, email, password: body.password, session, now }))
        throw refused({ email: [emailTakenText] });
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
