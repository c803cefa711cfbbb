/** The sites by the first label of their host, all under one parent domain so that they share a session. */
export const parentDomain = 'joinery.localhost';
export const cookiePrefix = 'joinery_';

export const siteLabels = ['online-joining', 'my-account', 'bookings', 'front-of-house'] as const;
export type SiteLabel = (typeof siteLabels)[number];

/** What browsers speak to the sandbox: `https` where it has a certificate. */
export type Scheme = 'http' | 'https';

export function siteUrl(label: SiteLabel, port: number, scheme: Scheme = 'http'): string {
  return `${scheme}://${label}.${parentDomain}:${port}`;
}

/** Another site, which shows ours in a frame. */
export function partnerUrl(port: number, scheme: Scheme = 'http'): string {
  return `${scheme}://partner.localhost:${port}`;
}

/** The bank is on another site than ours, as it is in life. */
export function bankUrl(bankPort: number, scheme: Scheme = 'http'): string {
  return `${scheme}://bank.localhost:${bankPort}`;
}
