import { passwordRules } from '../../schemas/passwordRules.ts';

/** Messages for a password that is to be a customer's from now on; none when it will do. */
export function passwordErrors(password: string, confirmation: string): Record<string, string[]> {
  const messages = passwordRules.filter(({ pattern }) => !pattern.test(password)).map(({ refusal }) => refusal);
  if (password !== confirmation) messages.push('The password confirmation does not match.');
  return messages.length > 0 ? { password: messages } : {};
}
