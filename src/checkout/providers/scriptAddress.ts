/** The origins that each provider serves its script from. Sources: the providers' integration guides. */
const ownOrigins: Readonly<Record<string, readonly string[]>> = {
  Stripe: ['https://js.stripe.com'],
  Opayo: ['https://live.opayo.eu.elavon.com', 'https://sandbox.opayo.eu.elavon.com'],
  Ryft: ['https://embedded.ryftpay.com'],
};

/**
 * Reports whether a provider's script may load from `url`: from the provider's own origins, and in a sandbox also from
 * those that the config names for stand-ins.
 */
export function mayLoadScript(
  provider: string,
  url: string,
  { environment, standIns }: { readonly environment: 'sandbox' | 'production'; readonly standIns: readonly string[] },
): boolean {
  if (!URL.canParse(url)) return false;
  const { origin } = new URL(url);
  return (ownOrigins[provider]?.includes(origin) ?? false) || (environment === 'sandbox' && standIns.includes(origin));
}
