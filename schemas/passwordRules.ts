/** The special characters that a password may draw on. */
const specialCharacters = '!@#$%^&*?';

export type PasswordRule = {
  /** As the page lists it. */
  readonly label: string;
  readonly pattern: RegExp;
  /** What the server says of a password that has it not. */
  readonly refusal: string;
};

/** What a password must have: the page ticks each while it is typed, the server holds it to all of them. */
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

/** All of the rules as one, for schemas. */
export const newPasswordPattern = new RegExp(
  `^${passwordRules.map(({ pattern }) => `(?=[^]*${pattern.source})`).join('')}`,
);
