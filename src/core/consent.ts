/** Whether a visitor agreed to be counted; kept in a cookie that the operator's sites share. */
export type Consent = 'yes' | 'no';

export function consentCookieName(prefix: string): string {
  return `${prefix}analytics`;
}

/** Anything else than an answer is no answer. */
export function readConsent(value: string | undefined): Consent | undefined {
  return value === 'yes' || value === 'no' ? value : undefined;
}
