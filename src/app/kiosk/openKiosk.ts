import { compareStructural, reaction } from 'mobx';
import type { PaymentStores } from '../../payment/PaymentContext';
import { beginVisit, KioskVisit, type KioskVisitParts } from '../../stores/kiosk/KioskVisit';
import { keepWithin } from './keepWithin';
import { isOfPastVisit } from './visitMark';
import { watchActivity } from './watchActivity';
import { wipe } from './wipe';
import { withoutAutofill } from './withoutAutofill';
import './kiosk.css';

export type KioskParts = Omit<KioskVisitParts, 'payment' | 'wipe'> & {
  readonly payment: () => PaymentStores | undefined;
  /** Whether this browser knows of a session. */
  readonly hasSession: boolean;
};

/** Makes the page one of a kiosk, and begins to look after whoever stands before it. */
export function openKiosk({ payment, hasSession, ...parts }: KioskParts): KioskVisit {
  const { cookies } = parts.config.config;
  const isHome = new URL(parts.config.home, window.location.href).href === window.location.href;
  // A visit may have ended on another of the sites, whose storage is not ours.
  if (isHome) beginVisit(parts, hasSession);
  const paying = (): PaymentStores['payment'] | undefined => payment()?.payment;
  const visit = new KioskVisit({ ...parts, payment: paying, wipe: (keptKeys) => wipe(cookies, keptKeys) });
  document.documentElement.dataset.kiosk = '';
  // Loaded anew where it is, the first screen has the history's old entry; there is nothing of anybody's on it.
  if (!isHome && isOfPastVisit(visit.id)) {
    visit.turnAway();
    return visit;
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && visit.isOver) visit.turnAway();
  });
  withoutAutofill();
  keepWithin(parts.config, (url) => visit.readOutside(url));
  watchActivity(visit);
  reaction(
    () => visit.limits,
    () => visit.idle.restart(),
    { equals: compareStructural, fireImmediately: true },
  );
  reaction(
    () => [paying()?.field?.status, paying()?.field?.message, paying()?.status],
    () => visit.idle.hold(), // somebody types into the card's frame, which tells nothing else
    { equals: compareStructural },
  );
  void visit.settleLogOut();
  return visit;
}
