import { dateOf, timeOf, ukDateText } from '../../ground/core/dates';
import { spacedNumber } from '../../ground/core/spacedNumber';
import { barcodeHeight, drawBarcode } from './Barcode';
import { hasCaches, passCache, passPath } from './passCache';

/** The pass as the page for times without a connection shows it. */
export type Pass = {
  readonly number: string;
  readonly holder: string;
  readonly title: string;
  readonly operator: string;
  readonly at: Date;
  /** The name of the cookie that marks the customer's session. The kept page shows nothing without the same cookie. */
  readonly cookie: string;
};

/** Keeps the pass in this browser, and starts the worker that shows it where the site can't be reached. */
export async function keepPass(pass: Pass): Promise<void> {
  const session = document.cookie.split('; ').find((each) => each.startsWith(`${pass.cookie}=`));
  if (session === undefined || !hasCaches() || !('serviceWorker' in navigator)) return;
  const html = passPage(pass, await digestOf(session));
  const cache = await caches.open(passCache);
  await cache.put(passPath, new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  await navigator.serviceWorker.register('/pass-worker.js');
}

function passPage({ number, holder, title, operator, at, cookie }: Pass, digest: string): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(operator)}</title>
<style>${look}</style>
<main hidden>
<h1>Scan at the gate</h1>
<div>${barcodeSvg(number)}</div>
<p class="number">${escapeHtml(spacedNumber(number))}</p>
<p>${escapeHtml(`${holder}, ${title}`)}</p>
<p>We can’t reach the site just now. This is your code from ${ukDateText(dateOf(at))}, ${timeOf(at)}.</p>
<p><a href="">Try again</a></p>
</main>
<script>${showIfSignedIn(cookie, digest)}</script>
</html>`;
}

const look = `
body { margin: 0; background: #fff; color: #000; font: 18px/26px system-ui, sans-serif; }
main:not([hidden]) { display: grid; gap: 12px; justify-items: center; padding: 48px 16px; text-align: center; }
h1 { margin: 0; font-size: 26px; line-height: 32px; }
p { margin: 0; }
div { width: 100%; max-width: 640px; }
svg { display: block; width: 100%; height: min(40vh, 320px); }
.number { font-size: 28px; line-height: 36px; font-weight: 700; letter-spacing: .1em; }
a { display: inline-block; padding: 10px; color: #000; }`;

function barcodeSvg(number: string): string {
  const drawing = drawBarcode(number);
  if (!drawing) return '';
  const { width, path } = drawing;
  const box = `viewBox="0 0 ${width} ${barcodeHeight}" preserveAspectRatio="none" shape-rendering="crispEdges"`;
  return `<svg role="img" aria-label="Membership barcode ${spacedNumber(number)}" ${box}><path d="${path}"/></svg>`;
}

/**
 * Returns the script that shows the pass while the same session is open. A customer who has logged out, on any of the
 * operator's sites, has lost its cookie, and somebody else has another one: the pass is deleted, and the page itself is
 * asked for again, which leads to the log-in. The script looks each time that the page is shown, since a browser's Back brings it
 * from memory. It keeps the screen awake as `useWakeLock` does.
 */
function showIfSignedIn(cookie: string, digest: string): string {
  return `(() => {
  const main = document.querySelector('main');
  const again = document.querySelector('a');
  const isOwn = async () => {
    const session = document.cookie.split('; ').find((each) => each.startsWith(${JSON.stringify(`${cookie}=`)})) ?? '';
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session));
    return btoa(String.fromCharCode(...new Uint8Array(hash))) === ${JSON.stringify(digest)};
  };
  const stayAwake = () => {
    if (main.hidden || !again.isConnected || document.visibilityState !== 'visible') return;
    navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  addEventListener('pageshow', async () => {
    again.textContent = 'Try again';
    if (!(await isOwn())) {
      await caches.delete(${JSON.stringify(passCache)});
      if (navigator.onLine) return location.reload();
      main.textContent = 'You are offline. Please try again once you have a connection.';
    }
    main.hidden = false;
    stayAwake();
  });
  addEventListener('pagehide', () => (main.hidden = true));
  document.addEventListener('visibilitychange', stayAwake);
  again.addEventListener('click', () => (again.textContent = 'Trying again...'));
})();`;
}

async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
