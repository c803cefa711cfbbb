import { floors } from 'virtual:floors';
import { firstFloor } from '../../components/firstFloor';
import { kioskMode } from '../../core/pageMode';
import type { AppParts } from '../createApp';
import { reloadOnce } from '../reloadOnce';

const kioskRetryMs = 60_000;

/** The app can't be had. A release may have replaced it, which a new load shows; else the visitor is told. */
export function giveUp(parts: AppParts | undefined): void {
  if (parts && window.navigator.onLine && reloadOnce(parts.services)) return;
  const floor = firstFloor();
  if (floor) {
    floor.innerHTML = floors.failed;
    floor.inert = false;
    floor.ariaHidden = null;
  }
  const query = new URLSearchParams(window.location.search);
  const isKiosk = parts !== undefined && kioskMode(query, parts.services.storage).kiosk;
  if (isKiosk) setTimeout(() => window.location.reload(), kioskRetryMs); // nobody there would press it
}
