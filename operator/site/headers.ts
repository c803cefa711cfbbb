import type { Config } from '../../schemas/generated/config';
import type { Scheme } from '../setup/hosts';

/** Emotion writes its rules into an empty style element; this is the hash of that emptiness. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The policy of what is no page. */
const sealed = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the worker that shows a kept pass: it loads pages of its own site. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'geolocation=(self), payment=(self), camera=(), microphone=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/**
 * Returns the headers of every answer. A page replaces the policy by its own; nothing else may run or be framed, but the
 * files of the page itself, whose workers would take the policy for theirs. A site that answers by https asks browsers
 * to come by https for a year (RFC 6797).
 */
export function headersOf(url: string, scheme: Scheme): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    ...(/^\/(?:assets|sandbox)\//.test(url) ? {} : { 'content-security-policy': sealed }),
    ...(url.startsWith('/api/') ? { 'cache-control': 'no-store' } : {}),
    ...(scheme === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/**
 * Returns the content security policy of a page. Only checkout, which is entered and left by a full page load, may load
 * the payment provider, and nothing else. Other pages may load tags if the visitor agreed.
 */
export function contentSecurityPolicy(
  path: string,
  { payment, apiBase, map, theme = {}, analytics, embedding }: Config,
  { agreed = false, reportUri }: { readonly agreed?: boolean; readonly reportUri?: string } = {},
): string {
  const tags = agreed && !/^\/checkout\/?$/i.test(path) ? tagOrigins(analytics) : '';
  const provider = path === '/checkout' ? payment.scriptOrigins.map((origin) => ` ${origin}`).join('') : '';
  const api = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : '';
  const maps = path === '/checkout' ? '' : mapOrigins(map);
  const fonts = originsOf([theme.garageGothic?.regular ?? '', theme.garageGothic?.bold ?? '']);
  const rules: Readonly<Record<string, string>> = {
    'default-src': "'none'",
    'script-src': `'self'${provider}${tags}`,
    'style-src': `'self' ${emptyStyle}`,
    'img-src': `'self' data:${originsOf(theme.imageOrigins ?? [])}${tags}`,
    'font-src': `'self'${fonts}`,
    'connect-src': `'self'${api}${maps}${provider}${tags}`,
    // A bank's page may stand on any host, and only inside the frame that the challenge opens.
    'frame-src': provider === '' ? "'none'" : `'self' https:${provider}`,
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': `'self'${originsOf(embedding?.origins ?? [])}`,
    'object-src': "'none'",
    ...(reportUri === undefined ? {} : { 'report-uri': reportUri }),
  };
  return Object.entries(rules)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** Returns the origins of a configured map and geocoder. The built-in ones are on the page's own origin. */
function mapOrigins({ geocoder, style, tiles, origins = [] }: Config['map']): string {
  return originsOf([geocoder.url, style?.url ?? '', tiles?.url ?? '', ...origins]);
}

/** Lists the origins of addresses as sources of a policy. Addresses on the page's own origin need none. */
function originsOf(urls: readonly string[]): string {
  const foreign = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return [...new Set(foreign)].map((origin) => ` ${origin}`).join('');
}

function tagOrigins(analytics: Config['analytics']): string {
  if (!analytics) return '';
  return originsOf([analytics.scriptUrl, ...(analytics.origins ?? [])]);
}

/** Returns the policy of the page in the challenge's frame, which only posts a form to the bank. */
export function challengeFramePolicy({ payment, environment, embedding }: Config): string {
  const standIns = environment === 'sandbox' ? payment.scriptOrigins.map((origin) => ` ${origin}`).join('') : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `form-action https:${standIns}`,
    `frame-ancestors 'self'${originsOf(embedding?.origins ?? [])}`,
    "base-uri 'none'",
  ].join('; ');
}
