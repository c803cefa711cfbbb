import { passwordRules } from '../../schemas/passwordRules.ts';
import { operator } from '../setup/operator';
import { commonPasswords } from './commonPasswords';

const commonText =
  'This password is one of the first that anybody guesses. Choose another, such as one of several words.';
const ownText =
  'This password is little more than your name, your email address or ours. Choose another, such as one of several words.';

/** The names of the customer whose password it is, which others know. */
export type PasswordOwner = { readonly first_name: unknown; readonly last_name: unknown; readonly email: unknown };
type Repeated = { readonly password: string; readonly confirmation: string };

/** Checks a new password against the rules, its owner's names and its confirmation. Returns messages by field. */
export function passwordErrors({ password, confirmation }: Repeated, owner: PasswordOwner): Record<string, string[]> {
  const messages = passwordRules.filter(({ pattern }) => !pattern.test(password)).map(({ refusal }) => refusal);
  if (isCommon(password)) messages.push(commonText);
  else if (isOwn(password, owner)) messages.push(ownText);
  if (password !== confirmation) messages.push('The password confirmation does not match.');
  return messages.length > 0 ? { password: messages } : {};
}

/** The letters for which people write other characters. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
};

/**
 * Reports whether a password is a common one that was dressed up to meet the rules: `Password1!`, `P@ssw0rd2026!`,
 * `!!Welcome99`.
 */
export function isCommon(password: string): boolean {
  return [password.toLowerCase(), ...undressed(password)].some((each) => commonPasswords().has(each));
}

/** The number of letters that have to be left of a password without its owner's names. */
const fewestLeft = 3;

/** Reports whether little is left of a password without the names of its owner and the operator. */
function isOwn(password: string, { first_name, last_name, email }: PasswordOwner): boolean {
  const names = [first_name, last_name, email, operator.name].flatMap((each) =>
    typeof each === 'string' ? [each, ...each.replace(/\.\w+$/, '').split(/[\s@.-]+/)].map(lettersIn) : [],
  );
  const own = names.filter(({ length }) => length > 2).sort((one, other) => other.length - one.length);
  return [lettersIn(password), spelled(password.toLowerCase())].some((text) => {
    const left = own.reduce((rest, name) => rest.replaceAll(name, ''), text);
    return left !== text && left.length < fewestLeft;
  });
}

/** Returns what may be left of a password, in lower case, once what was only added is taken off. */
function undressed(password: string): readonly string[] {
  const text = password.toLowerCase();
  const bare = text.replaceAll(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  return [text.replaceAll(/[^\p{L}\d]/gu, ''), bare, lettersIn(bare), spelled(text), spelled(bare)];
}

/** Returns a text with the letters that its look-alikes stand for, without what is no letter. */
function spelled(text: string): string {
  return lettersIn(Array.from(text, (character) => lookAlikes[character] ?? character).join(''));
}

/** Returns the letters of a text, in lower case. */
function lettersIn(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}
