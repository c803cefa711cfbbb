import { passwordRules } from '../../schemas/passwordRules.ts';
import { commonPasswords } from './commonPasswords';

const commonText =
  'This password is one of the first that anybody guesses. Choose another, such as one of several words.';

/** Checks a new password against the rules and its confirmation. Returns messages by field. */
export function passwordErrors(password: string, confirmation: string): Record<string, string[]> {
  const messages = passwordRules.filter(({ pattern }) => !pattern.test(password)).map(({ refusal }) => refusal);
  if (isCommon(password)) messages.push(commonText);
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
  const text = password.toLowerCase();
  const bare = text.replaceAll(/^[^a-z@$]+|[^a-z@$]+$/g, '');
  return [text, bare].some((each) => commonPasswords.has(each) || commonPasswords.has(spelled(each)));
}

/** Returns a text with the letters that its look-alikes stand for, without what is no letter. */
function spelled(text: string): string {
  const letters = Array.from(text, (character) => lookAlikes[character] ?? character);
  return letters.join('').replaceAll(/[^a-z]/g, '');
}
