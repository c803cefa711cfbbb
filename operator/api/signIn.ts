import { leaveBasket } from '../bookings/basket/editItems';
import { ApiError, refused } from '../contract/apiError';
import type { CallRequest, Handlers } from '../contract/calls';
import { findByLogin, ownersOfEmail, setPassword } from '../customers/customers';
import { passwordErrors } from '../customers/passwordRules';
import { confirmEmail, emailProven } from '../customers/links/emailChange';
import { mailPasswordReset, noCustomerId, resetOf, takeReset } from '../customers/links/passwordResets';
import { hashPassword, customersWithPassword } from '../customers/passwords';
import { knownDevice } from '../customers/session/devices';
import { countTry, forgetFailures, forgetTry, type Try } from '../customers/tries';
import { siteUrl, type Scheme } from '../setup/hosts';

const unknownText = 'These details do not match our records.';
const multipleText = 'Multiple accounts use this email address. Enter your customer ID.';
const linkText = 'This link has expired or was used already. Please ask for a new one.';
const emailLinkText =
  'This link has expired or was used already, or a newer one was sent. My details says which email address your account has, and lets you change it.';

/** The call behind the link that confirms a new e-mail address. */
const emailLinkCalls = {
  confirmEmail: async ({ body, db, now, testId }) => {
    const email = await db
      .transaction()
      .execute((queries) => confirmEmail(queries, { testId, token: body.token, now }));
    if (email === undefined) throw new ApiError(422, emailLinkText);
    return { data: { email } };
  },
} satisfies Handlers;

/** The calls for signing in and out and for choosing a new password. `port` and `scheme` are the sites'. */
export const signInCalls = (port: number, scheme: Scheme) =>
  ({
    ...emailLinkCalls,

    login: async ({ body, db, ...request }) => {
      const found = await findByLogin(db, request.testId, body.username);
      const made = await tryOf({ ...request, db }, 'log-in', found, body.username);
      const ids = await db.transaction().execute((queries) => countTry(queries, made));
      const [customer, ...others] = await customersWithPassword(body.password, found);
      if (!customer) throw new ApiError(422, unknownText);
      await forgetTry(db, made, ids);
      if (others.length > 0) throw new ApiError(422, multipleText);
      const { id, password_hash } = customer;
      return { data: { token: '' }, signsIn: { id, password_hash, keeps: body.keep_signed_in ?? false } };
    },

    session: async ({ session }) => ({ data: { token: (await session.showMark()) ?? null } }),

    logout: async ({ db, session, guest, customer, testId, settings, now }) => {
      const owner = { source: 'bookings', testId, customer, guestHash: guest.hash, staff: undefined } as const;
      await leaveBasket({ db, owner, now, holdMinutes: settings.holdMinutes });
      guest.end();
      await session.close();
      return { data: { logged_out: true } };
    },

    forgottenPassword: async ({ body, db, now, ...request }) => {
      const found = ownersOfEmail(await findByLogin(db, request.testId, body.email_or_reference));
      const made = await tryOf({ ...request, db, now }, 'forgotten-password', found, body.email_or_reference);
      const several = await db.transaction().execute(async (queries) => {
        await countTry(queries, made);
        const customerId = found[0]?.id ?? noCustomerId;
        if (found.length < 2)
          await mailPasswordReset(queries, { customerId, siteUrl: linkedSite(request, port, scheme), now });
        return found.length > 1;
      });
      if (several) throw new ApiError(422, multipleText);
      return { data: { sent: true } };
    },

    resetPassword: async ({ body, db, now, testId, session, browser: { ip } }) => {
      const { token, password, password_confirmation: confirmation } = body;
      const owner = await resetOf(db, token, now);
      if (!owner) throw new ApiError(422, linkText);
      const errors = passwordErrors({ password, confirmation }, owner);
      if (Object.keys(errors).length > 0) throw refused(errors);
      const password_hash = await hashPassword(password);
      const id = await db.transaction().execute(async (queries) => {
        const customerId = await takeReset(queries, token, now);
        if (customerId === undefined) return undefined;
        const device = await knownDevice(queries, session.deviceHash, [customerId]);
        await setPassword(queries, customerId, password_hash);
        await emailProven(queries, customerId, now);
        await forgetFailures(queries, { testId, what: 'log-in', accounts: [customerId], ip, device, now });
        return customerId;
      });
      if (id === undefined) throw new ApiError(422, linkText);
      return { data: { token: '' }, signsIn: { id, password_hash } };
    },
  }) satisfies Handlers;

type Trying = Pick<CallRequest<'login'>, 'db' | 'session' | 'testId' | 'browser' | 'now'>;

async function tryOf(
  { db, session, testId, browser: { ip }, now }: Trying,
  what: Try['what'],
  found: readonly { id: string }[],
  typed: string,
): Promise<Try> {
  const accounts = found.length > 0 ? found.map(({ id }) => id) : [typed];
  const device = await knownDevice(
    db,
    session.deviceHash,
    found.map(({ id }) => id),
  );
  return { testId, what, accounts, ip, device, now };
}

/** Returns the site for the mail's link: the site of the request, if it has a page for new passwords. */
function linkedSite({ browser }: Pick<CallRequest<'login'>, 'browser'>, port: number, scheme: Scheme): string {
  const sites = (['my-account', 'bookings'] as const).map((site) => siteUrl(site, port, scheme));
  return sites.find((url) => url === browser.origin) ?? siteUrl('online-joining', port, scheme);
}
