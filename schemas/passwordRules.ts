/** The special characters of which a password must have one. */
const specialCharacters = '!@#$%^&*?';

export type PasswordRule = {
  /** The rule in the page's list. */
  readonly label: string;
  readonly pattern: RegExp;
  /** The server's message about a password that breaks the rule. */
  readonly refusal: string;
};

/** The rules of a new password. The page ticks each one as it is met; the server requires all. */
export const passwordRules: readonly PasswordRule[] = [
  { label: '8 characters', pattern: /[^]{8}/, refusal: 'The password must have at least 8 characters.' },
  { label: '1 lowercase letter', pattern: /[a-z]/, refusal: 'The password must have a lowercase letter.' },
  { label: '1 uppercase letter', pattern: /[A-Z]/, refusal: 'The password must have an uppercase letter.' },
  { label: '1 number', pattern: /[0-9]/, refusal: 'The password must have a number.' },
  {
    label: `1 of ${Array.from(specialCharacters).join(' ')}`,
    pattern: new RegExp(`[${specialCharacters}]`),
    refusal: `The password must have one of ${specialCharacters}`,
  },
];

/** All rules in one pattern, for schemas. */
export const newPasswordPattern = new RegExp(
  `^${passwordRules.map(({ pattern }) => `(?=[^]*${pattern.source})`).join('')}`,
);
