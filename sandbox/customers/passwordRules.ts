/** The special characters that a password may draw on, as the page lists them. */
const specialCharacters = '!@#$%^&*?';

const rules: readonly [test: (password: string) => boolean, message: string][] = [
  [(password) => password.length >= 8, 'The password must have at least 8 characters.'],
  [(password) => /[a-z]/.test(password), 'The password must have a lowercase letter.'],
  [(password) => /[A-Z]/.test(password), 'The password must have an uppercase letter.'],
  [(password) => /[0-9]/.test(password), 'The password must have a number.'],
  [
    (password) => Array.from(password).some((each) => specialCharacters.includes(each)),
    `The password must have one of ${specialCharacters}`,
  ],
];

export function passwordErrors(password: string, confirmation: string): Record<string, string[]> {
  const messages = rules.filter(([holds]) => !holds(password)).map(([, message]) => message);
  if (password !== confirmation) messages.push('The password confirmation does not match.');
  return messages.length > 0 ? { password: messages } : {};
}
