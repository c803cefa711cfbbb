/** Where each provider serves its script from. Sources: the providers' integration guides. */
const ownOrigins: Readonly<Record<string, readonly string[]>> = {
  Stripe: ['https://js.stripe.com'],
  Opayo: ['https://live.opayo.eu.elavon.com', 'https://sandbox.opayo.eu.elavon.com'],
  Ryft: ['https://embedded.ryftpay.com'],
};

/**
 * Whether a provider's script may load from there: from its own origins, and in the sandbox also from those that the
 * config names for its stand-ins.
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
