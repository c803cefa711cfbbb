import { pence } from '../../src/ground/core/money';
import { dateOf } from '../../src/ground/core/dates';
import type { AccountDirectDebit } from '../../schemas/generated/wire';
import { termsAnswer, termsOf } from '../catalogue/terms';
import { notFound, refused } from '../contract/apiError';
import type { Database, InTransaction, Queries } from '../database/database';
import { lockCustomer } from '../customers/customers';
import { mailCustomer } from '../customers/mailCustomer';
import { isOwnPassword, wrongPassword, type Proving } from '../customers/ownPassword';
import { instructionErrors } from '../memberships/mandates/bankAccount';
import { activeMandate, replaceMandate, type Instruction } from '../memberships/mandates/mandates';
import { priceAnswer } from '../pricing/prices';
import { operator } from '../setup/operator';
import { membershipsOf } from './memberships';

/** Returns the customer's Direct Debit with the next payment by it; null without one. */
export async function directDebitOf(
  queries: Queries,
  customerId: string,
  now: Date,
): Promise<AccountDirectDebit | null> {
  const mandate = await activeMandate(queries, customerId);
  if (!mandate) return null;
  const documents = await termsOf(queries, ['direct-debit']);
  return {
    account_holder: mandate.account_holder,
    account_ending: ending(mandate.account_number),
    reference: mandate.reference,
    next_payment: await nextPayment(queries, customerId, now),
    documents: documents.map(termsAnswer),
  };
}

export type NewBankDetails = {
  readonly instruction: Pick<Instruction, 'accountHolder' | 'sortCode' | 'accountNumber'>;
  /** True if the customer has said that the account is theirs. */
  readonly isConfirmed: boolean;
  readonly password: string;
};

/**
 * Replaces a customer's Direct Debit by one of another account, and mails them, since somebody else may have done it. The
 * same account once more changes nothing. Throws 404 without a Direct Debit, 422 by field.
 */
export async function changeBankDetails(db: Database, proving: Proving, wanted: NewBankDetails): Promise<void> {
  const { instruction, isConfirmed, password } = wanted;
  const right = await isOwnPassword(db, proving, password);
  const errors = {
    ...(right ? {} : wrongPassword),
    ...instructionErrors(instruction),
    ...(isConfirmed ? {} : { accountHolderConfirmed: ['Please confirm that you are the account holder.'] }),
  };
  if (Object.keys(errors).length > 0) throw refused(errors);
  await db.transaction().execute((queries) => change(queries, proving.customer, instruction));
}

async function change(
  queries: InTransaction,
  customer: Proving['customer'],
  instruction: NewBankDetails['instruction'],
): Promise<void> {
  await lockCustomer(queries, customer.id);
  const present = await activeMandate(queries, customer.id);
  if (!present) throw notFound();
  const isSame =
    present.account_holder === instruction.accountHolder &&
    present.sort_code === instruction.sortCode &&
    present.account_number === instruction.accountNumber;
  if (isSame) return;
  await replaceMandate(queries, customer.id, { ...instruction, billingAddress: {} });
  const body = [
    `Hello ${customer.first_name},`,
    `Your payments to ${operator.name} are collected from the account ending ${ending(instruction.accountNumber)} from now on.`,
    'If you did not want this, please tell your centre at once.',
  ];
  await mailCustomer(queries, customer, { subject: 'Your bank details were changed', body: body.join('\n\n') });
}

function ending(accountNumber: string): string {
  return accountNumber.slice(-4);
}

/** Adds up what is collected on the next day on which anything is. */
async function nextPayment(
  queries: Queries,
  customerId: string,
  now: Date,
): Promise<AccountDirectDebit['next_payment']> {
  const memberships = await membershipsOf(queries, customerId, dateOf(now));
  const payments = memberships.flatMap(({ next_payment }) => (next_payment ? [next_payment] : []));
  const [date] = payments.map((each) => each.date).toSorted();
  if (date === undefined) return null;
  const sum = payments.filter((each) => each.date === date).reduce((total, { amount }) => total + amount.raw, 0);
  return { date, amount: priceAnswer(pence(sum)) };
}
