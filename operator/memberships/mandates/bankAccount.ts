import { createRequire } from 'node:module';

type Account = { readonly sortCode: string; readonly accountNumber: string };
type Checker = { new (account: Account): { isValid(): boolean } };

// A CommonJS package without types.
const UkModulusChecking = createRequire(import.meta.url)('uk-modulus-checking') as Checker;

/** Checks the account and its holder's name. Returns messages by path; none if they are valid. */
export function instructionErrors({ accountHolder, ...account }: Account & { readonly accountHolder: string }) {
  return {
    ...(accountHolder.trim().length < 2 ? { accountHolder: ["Enter the account holder's full name."] } : {}),
    ...bankAccountErrors(account),
  };
}

/** Checks a UK bank account. Returns messages by path; none if it is valid. */
function bankAccountErrors({ sortCode, accountNumber }: Account): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (!/^\d{6}$/.test(sortCode)) errors['accountDetails.sortCode'] = ['Enter a valid sort code like 309430'];
  if (!/^\d{8,}$/.test(accountNumber))
    errors['accountDetails.accountNumber'] = ['Enter a valid account number like 00733445'];
  if (Object.keys(errors).length > 0) return errors;
  return passesModulusCheck(sortCode, accountNumber)
    ? {}
    : {
        'accountDetails.sortCode': ['Check your sort code: it does not go with this account number.'],
        'accountDetails.accountNumber': ['Check your account number: it does not go with this sort code.'],
      };
}

/** Runs Vocalink's modulus check. A sort code outside its table counts as valid, as its specification says. */
function passesModulusCheck(sortCode: string, accountNumber: string): boolean {
  return new UkModulusChecking({ sortCode, accountNumber }).isValid();
}
