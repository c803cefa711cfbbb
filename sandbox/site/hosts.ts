/** The sites by the first label of their host, all under one parent domain so that they share a session. */
export const parentDomain = 'joinery.localhost';
export const cookiePrefix = 'joinery_';

export const siteLabels = ['online-joining', 'my-account', 'bookings', 'front-of-house'] as const;
export type SiteLabel = (typeof siteLabels)[number];

export function siteUrl(label: SiteLabel, port: number): string {
  return `http://${label}.${parentDomain}:${port}`;
}

/** Another site, which shows ours in a frame. */
export function partnerUrl(port: number): string {
  return `http://partner.localhost:${port}`;
}

/** The bank is on another site than ours, as it is in life. */
export function bankUrl(bankPort: number): string {
  return `http://bank.localhost:${bankPort}`;
}
