import { changeBankDetails, directDebitOf } from '../account/bankDetails';
import { notFound } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import { signedIn } from './signedIn';

/** The calls about the Direct Debit that a customer has. */
export const directDebitCalls = {
  accountDirectDebit: async ({ queries, customer, now }) => ({
    data: await directDebitOf(queries, signedIn(customer).id, now),
  }),

  changeBankDetails: async ({ db, customer, body, testId, now, browser: { ip } }) => {
    const member = signedIn(customer);
    const { sort_code: sortCode, account_number: accountNumber } = body.account_details;
    await changeBankDetails(
      db,
      { customer: member, testId, ip, now },
      {
        instruction: { accountHolder: body.account_holder.trim(), sortCode, accountNumber },
        isConfirmed: body.account_holder_confirmed,
        password: body.current_password,
      },
    );
    const data = await directDebitOf(db, member.id, now);
    if (data === null) throw notFound();
    return { data };
  },
} satisfies Handlers;
