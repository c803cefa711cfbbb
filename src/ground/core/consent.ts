/** The visitor's answer to the request to allow analytics, kept in a cookie that the operator's sites share. */
export type Consent = 'yes' | 'no';

export function consentCookieName(prefix: string): string {
  return `${prefix}analytics`;
}

/** Parses the cookie's value; any other text counts as no answer yet. */
export function readConsent(value: string | undefined): Consent | undefined {
  return value === 'yes' || value === 'no' ? value : undefined;
}
