import { sql } from 'kysely';
import { refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import type { Database, InTransaction, Queries } from '../../database/database';
import { operator } from '../../setup/operator';
import { customersWithEmail, emailTaken } from '../customers';
import { isEmail } from '../dataFieldRules';
import { mailCustomer } from '../mailCustomer';
import { isOwnPassword, wrongPassword, type Proving } from '../ownPassword';
import { countTry } from '../tries';
import { blotOut, newToken, tokenHash } from './mailedToken';

const lifetimeMs = 24 * 60 * 60_000;
/** The number of mails in a minute that an account can ask for, and that one address gets: it may be anybody's. */
const perMinute = 3;
/** The number of accounts in an hour of whose making an address is told. Anybody can make them with anybody's. */
const toldAnHour = 5;
const hourMs = 60 * 60_000;

type Wanted = { readonly email: string; readonly currentPassword: string; readonly siteUrl: string };

/**
 * Mails a link to the new address of a customer, by which it becomes the account's. It replaces an earlier link. The
 * answer is the same where another account has that address: only its owner is told. Throws 422 with messages by field.
 */
export async function askEmailChange(db: Database, proving: Proving, wanted: Wanted): Promise<void> {
  const { customer, testId, ip, now } = proving;
  const email = wanted.email.trim();
  const right = await isOwnPassword(db, proving, wanted.currentPassword);
  const problem = emailProblem(email, customer);
  const errors = { ...(right ? {} : wrongPassword), ...(problem === undefined ? {} : { email: [problem] }) };
  if (Object.keys(errors).length > 0) throw refused(errors);
  const made = { testId, what: 'email-change', perMinute, accounts: [customer.id, email], ip, now };
  await db.transaction().execute(async (queries) => {
    await countTry(queries, made);
    // A link before its address, as whoever confirms one locks them: else two of them may wait for each other.
    await queries.deleteFrom('email_changes').where('customer_id', '=', customer.id).execute();
    const isTaken = await emailTaken(queries, testId, email);
    const link = isTaken ? '' : await newLink(queries, { ...wanted, email, customerId: customer.id, now });
    await mailCustomer(queries, { test_id: testId, email }, isTaken ? takenMail() : changeMail(customer, link));
  });
}

/**
 * Mails a link to the address of a new account, by which its owner confirms it. Where an older account has the address
 * too, the mail says so; nothing else does. An address with which many accounts are made gets no more of them for a while.
 * Runs in the caller's transaction.
 */
export async function mailConfirmation(
  queries: InTransaction,
  customerId: string,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
): Promise<void> {
  const customer = await queries
    .selectFrom('customers')
    .select(['test_id', 'email', 'first_name', 'reference'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { test_id, email } = customer;
  const sharing = await customersWithEmail(queries, test_id, email);
  const made = sharing.filter(({ created_at }) => now.getTime() - created_at.getTime() < hourMs);
  if (made.length > toldAnHour) return;
  await queries.deleteFrom('email_changes').where('customer_id', '=', customerId).execute();
  const link = await newLink(queries, { customerId, email, siteUrl, now });
  const mail = sharing.length > 1 ? secondAccountMail(customer, link) : confirmationMail(customer, link);
  await mailCustomer(queries, customer, mail);
}

/** Mails that link once more, in place of earlier ones. Returns false, and mails nothing, if the address is confirmed. */
export async function mailConfirmationAgain(
  db: Database,
  { customer, testId, ip, now }: Proving,
  siteUrl: string,
): Promise<boolean> {
  if (customer.email_confirmed_at !== null) return false;
  const made = { testId, what: 'email-change', perMinute, accounts: [customer.id, customer.email], ip, now };
  await db.transaction().execute(async (queries) => {
    await countTry(queries, made);
    await mailConfirmation(queries, customer.id, { siteUrl, now });
  });
  return true;
}

/** Notes that a customer has followed a link that was mailed to their address. */
export async function emailProven(queries: Queries, customerId: string, now: Date): Promise<void> {
  await queries
    .updateTable('customers')
    .set({ email_confirmed_at: now })
    .where('id', '=', customerId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/**
 * Makes the address to which a link was mailed the account's, once, and known as its owner's. Where it is another than
 * before, the old address is told, and links that were mailed to it end. Returns the address; undefined if the link is
 * used, replaced or expired, or another account has the address by now.
 */
export async function confirmEmail(
  queries: InTransaction,
  { testId, token, now }: { readonly testId: string; readonly token: string; readonly now: Date },
): Promise<string | undefined> {
  const change = await queries
    .deleteFrom('email_changes')
    .using('customers')
    .whereRef('customers.id', '=', 'email_changes.customer_id')
    .where('customers.test_id', '=', testId)
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .returning(['email_changes.customer_id', 'email_changes.email', 'customers.email as before', 'first_name'])
    .executeTakeFirst();
  if (!change) return undefined;
  const { customer_id, email, before, first_name } = change;
  await blotOut(queries, { testId, recipient: email }, token);
  if (email === before) {
    await emailProven(queries, customer_id, now);
    return email;
  }
  if (await emailTaken(queries, testId, email)) return undefined;
  await queries.deleteFrom('password_resets').where('customer_id', '=', customer_id).execute();
  await queries
    .updateTable('customers')
    .set({
      email,
      email_confirmed_at: now,
      details: sql<string>`jsonb_set(details, '{email}', to_jsonb(${email}::text), false)`,
    })
    .where('id', '=', customer_id)
    .execute();
  await mailCustomer(queries, { test_id: testId, email: before }, changedMail(first_name, email));
  return email;
}

function emailProblem(email: string, customer: Customer): string | undefined {
  if (email.length > 254 || !isEmail(email)) return "Email address isn't valid.";
  return email.toLowerCase() === customer.email.toLowerCase() ? 'This is your email address already.' : undefined;
}

type NewLink = { readonly customerId: string; readonly email: string; readonly siteUrl: string; readonly now: Date };

/** Makes the only link that confirms an address for a customer, who has none at the moment. */
async function newLink(queries: Queries, { customerId, email, siteUrl, now }: NewLink): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + lifetimeMs);
  const link = { customer_id: customerId, email, token_hash: tokenHash(token), expires_at };
  await queries.insertInto('email_changes').values(link).execute();
  return `${siteUrl}/confirm-email#${token}`;
}

function confirmationMail({ first_name }: Pick<Customer, 'first_name'>, link: string) {
  const body = [
    `Hello ${first_name},`,
    `Thank you for making an account with ${operator.name}. Confirm that this email address is yours:`,
    link,
    'The link works once, and for 24 hours. You can ask for another one in your account. If you did not make this account, please tell your centre.',
  ];
  return { subject: 'Confirm your email address', body: body.join('\n\n') };
}

/** It greets nobody by name: the name is what somebody typed, who may not be the owner of the address. */
function secondAccountMail({ reference }: Pick<Customer, 'reference'>, link: string) {
  const body = [
    'Hello,',
    `Somebody, we hope you, has made an account with ${operator.name} with this email address. There is an account with this address already.`,
    `If it was you: log in to the account that you had, with this address and its password. Choose "I have forgotten my password" if you no longer know it. If you have bought something with the new account, log in to that one with its customer ID, ${reference}, and confirm that the address is yours:`,
    link,
    'The link works once, and for 24 hours. If it was not you, there is nothing to do: nobody has seen or changed your account.',
  ];
  return { subject: 'You had an account with this email address', body: body.join('\n\n') };
}

function changeMail({ first_name }: Customer, link: string) {
  const body = [
    `Hello ${first_name},`,
    `You asked to use this email address for your account with ${operator.name}. Confirm it here:`,
    link,
    'The link works once, and for 24 hours. Until then, you log in with the email address that you have now. If you did not ask for it, there is nothing to do: nothing changes.',
  ];
  return { subject: 'Confirm your new email address', body: body.join('\n\n') };
}

function takenMail() {
  const body = [
    'Hello,',
    `Somebody, we hope you, asked to use this email address for an account with ${operator.name}. There is an account with this address already, so nothing has changed. If it is yours, log in to it with this address. If you did not ask for it, there is nothing to do.`,
  ];
  return { subject: 'This email address has an account already', body: body.join('\n\n') };
}

function changedMail(firstName: string, email: string) {
  const shown = email.replace(/^(.).*@/, '$1…@');
  const body = [
    `Hello ${firstName},`,
    `The email address of your account with ${operator.name} is ${shown} now. You log in with it from now on, and we write to it.`,
    'If this was not you, please tell your centre at once.',
  ];
  return { subject: 'Your email address was changed', body: body.join('\n\n') };
}
