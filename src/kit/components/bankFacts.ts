import type { LabelledValue } from './Ticket';

export type BankFacts = {
  readonly accountHolder: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  /** The name under which payments stand on the customer's bank statement. */
  readonly statementName: string;
};

/** The details of a Direct Debit as they are displayed for confirmation. Source: Bacs, service user guide. */
export function bankFacts({ accountHolder, sortCode, accountNumber, statementName }: BankFacts): LabelledValue[] {
  return [
    { label: 'Account holder', value: accountHolder },
    { label: 'Sort code', value: sortCode.replaceAll(/(\d{2})(?=\d)/g, '$1-') },
    { label: 'Account number', value: accountNumber },
    { label: 'Name on your bank statement', value: statementName },
  ];
}

/** The right that every payer has. Source: Bacs, Direct Debit Guarantee. */
export const rightToCancel: LabelledValue = {
  label: 'Your right to cancel',
  value: 'You can cancel the Direct Debit at any time through your bank.',
};
