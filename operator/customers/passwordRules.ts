import { passwordRules } from '../../schemas/passwordRules.ts';

/** Checks a new password against the rules and its confirmation. Returns messages by field. */
export function passwordErrors(password: string, confirmation: string): Record<string, string[]> {
  const messages = passwordRules.filter(({ pattern }) => !pattern.test(password)).map(({ refusal }) => refusal);
  if (password !== confirmation) messages.push('The password confirmation does not match.');
  return messages.length > 0 ? { password: messages } : {};
}
