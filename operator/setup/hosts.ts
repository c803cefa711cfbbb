/** The domain under which all sites stand, so that they share a session. */
export const parentDomain = 'joinery.localhost';
export const cookiePrefix = 'joinery_';

export const siteLabels = ['online-joining', 'my-account', 'bookings', 'front-of-house'] as const;
export type SiteLabel = (typeof siteLabels)[number];

/** The protocol between browsers and the server: `https` if it has a certificate. */
export type Scheme = 'http' | 'https';

export function siteUrl(label: SiteLabel, port: number, scheme: Scheme = 'http'): string {
  return `${scheme}://${label}.${parentDomain}:${port}`;
}

/** Returns the address of another site, which shows the product in a frame. */
export function partnerUrl(port: number, scheme: Scheme = 'http'): string {
  return `${scheme}://partner.localhost:${port}`;
}

/** Returns the bank's address. Like a real bank, it is on another site than the product. */
export function bankUrl(bankPort: number, scheme: Scheme = 'http'): string {
  return `${scheme}://bank.localhost:${bankPort}`;
}
