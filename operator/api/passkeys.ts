import { ApiError, refused } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import { isOwnPassword, wrongPassword } from '../customers/ownPassword';
import { issueChallenge } from '../customers/passkeys/challenges';
import { addPasskey, passkeyName, passkeysOf, removePasskey, startAdding } from '../customers/passkeys/passkeys';
import { ownerOf, usePasskey } from '../customers/passkeys/useOfPasskey';
import { knownDevice } from '../customers/session/devices';
import { countTry, forgetFailures, forgetTry, type Try } from '../customers/tries';
import { signedIn } from './signedIn';

const refusedText = 'This passkey cannot be used here. Log in with your password.';

/** The calls for logging in with a passkey, and for a customer's own passkeys. `origins` are those of the sites. */
export const passkeyCalls = (origins: readonly string[]) =>
  ({
    startPasskeyLogin: async ({ queries, testId, now }) => ({ data: await issueChallenge(queries, { testId, now }) }),

    passkeyLogin: async ({ body, db, testId, session, browser: { ip }, now }) => {
      const { passkey, keep_signed_in: keeps = false } = body;
      const owner = await ownerOf(db, testId, passkey);
      const accounts = [owner ?? passkey.credential];
      const device = owner === undefined ? undefined : await knownDevice(db, session.deviceHash, [owner]);
      const made: Try = { testId, what: 'passkey', accounts, ip, device, now };
      const ids = await db.transaction().execute((queries) => countTry(queries, made));
      const known = await usePasskey(db, { testId, now, origins }, passkey);
      if (!known) throw new ApiError(422, refusedText);
      await forgetTry(db, made, ids);
      await forgetFailures(db, { ...made, what: 'log-in' });
      return { data: { token: '' }, signsIn: { ...known, keeps } };
    },

    accountPasskeys: async ({ queries, customer }) => ({ data: await passkeysOf(queries, signedIn(customer).id) }),

    startAddingPasskey: async ({ db, customer: caller, body, testId, now, browser: { ip } }) => {
      const customer = signedIn(caller);
      const name = passkeyName(body.name);
      if (!(await isOwnPassword(db, { customer, testId, ip, now }, body.current_password)))
        throw refused(wrongPassword);
      return { data: await startAdding(db, { customer, testId, now }, name) };
    },

    addPasskey: async ({ db, customer: caller, body, testId, now }) => {
      const customer = signedIn(caller);
      await addPasskey(db, { customer, testId, now, origins }, body);
      return { data: await passkeysOf(db, customer.id) };
    },

    removePasskey: async ({ queries, customer, params }) => {
      const { id } = signedIn(customer);
      await removePasskey(queries, id, params.passkeyId);
      return { data: await passkeysOf(queries, id) };
    },
  }) satisfies Handlers;
