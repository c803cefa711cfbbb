/** Returns the wallet of a browser's device: Apple's on iPhones, iPads and Macs, Google's on all others. */
export function deviceWallet(userAgent: string): 'apple' | 'google' {
  return /iPhone|iPad|Macintosh/.test(userAgent) ? 'apple' : 'google'; // an iPad may call itself a Macintosh
}
