import { compareStructural, reaction } from 'mobx';
import type { PaymentStores } from '../checkout/PaymentContext';
import { beginVisit, KioskVisit, type KioskVisitParts } from './KioskVisit';
import { interceptOutsideLinks } from './interceptOutsideLinks';
import { isOfPastVisit } from './historyMark';
import { watchActivity } from './watchActivity';
import { wipe } from './wipe';
import { disableAutofill } from './disableAutofill';
import './frame.css';

export type KioskParts = Omit<KioskVisitParts, 'payment' | 'wipe'> & {
  readonly payment: () => PaymentStores | undefined;
  /** True if this browser has a session cookie. */
  readonly hasSession: boolean;
};

/** Turns the page into a kiosk's page, and starts the visit with its reactions. */
export function openKiosk({ payment, hasSession, ...parts }: KioskParts): KioskVisit {
  const { cookies } = parts.config.config;
  const isHome = new URL(parts.config.home, window.location.href).href === window.location.href;
  // A visit may have ended on another site, whose storage this site cannot read.
  if (isHome) beginVisit(parts, hasSession);
  const paying = (): PaymentStores['payment'] | undefined => payment()?.payment;
  const visit = new KioskVisit({ ...parts, payment: paying, wipe: (keptKeys) => wipe(cookies, keptKeys) });
  document.documentElement.dataset.kiosk = '';
  // A reload of the first screen keeps its old history entry, which shows no visitor's data.
  if (!isHome && isOfPastVisit(visit.id)) {
    visit.replacePastVisit();
    return visit;
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && visit.isOver) visit.replacePastVisit();
  });
  disableAutofill();
  interceptOutsideLinks(parts.config, (url) => visit.showOutsideUrl(url));
  watchActivity(visit);
  reaction(
    () => visit.limits,
    () => visit.idle.restart(),
    { equals: compareStructural, fireImmediately: true },
  );
  reaction(
    () => [paying()?.field?.status, paying()?.field?.message, paying()?.status],
    () => visit.idle.extend(), // typing in the card's frame fires no events on this page
    { equals: compareStructural },
  );
  void visit.retryLogout();
  return visit;
}
