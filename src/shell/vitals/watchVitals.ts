import reportVitals from 'call:reportVitals';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Site } from '../../../schemas/generated/config';
import { titleOf } from '../../ground/core/titles';
import type { RequestBody } from '../../kit/api/call';
import { toSnake } from '../../kit/api/case';

type Vitals = Omit<RequestBody<'reportVitals'>, 'site' | 'screen'>;

/** The largest values that are reported; what is above is no page's doing, such as a laptop that slept. */
const mostMs = 600_000;
const mostShift = 100;

/**
 * Measures how fast the page is for its visitor, and tells the operator's server once the page is left or hidden. The
 * report says which kind of page it was and nothing of who saw it: no address, no customer, no browser.
 */
export function watchVitals(apiBase: string, site: Site['app']): void {
  const screen = titleOf(site, window.location.pathname);
  let vitals: Vitals = {};
  let told: Vitals = {};
  const note = (measured: Vitals): void => {
    vitals = { ...vitals, ...measured };
  };
  onLCP(({ value }) => note({ lcpMs: Math.min(Math.round(value), mostMs) }));
  onINP(({ value }) => note({ inpMs: Math.min(Math.round(value), mostMs) }));
  onCLS(({ value }) => note({ cls: Math.min(value, mostShift) }));
  // These listeners come after those of the measures, which are final by then.
  const report = (): void => {
    // A page that is hidden several times counts once.
    const fresh = Object.fromEntries(Object.entries(vitals).filter(([name]) => !(name in told)));
    if (Object.keys(fresh).length === 0) return;
    told = vitals;
    const body = toSnake({ site, screen, ...fresh }, reportVitals.body ?? {});
    const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
    navigator.sendBeacon(`${apiBase}${reportVitals.path}`, json);
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report());
  window.addEventListener('pagehide', report);
}
