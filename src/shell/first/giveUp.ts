import { floors } from 'virtual:floors';
import { firstFloor } from '../../kit/components/firstFloor';
import { kioskMode } from '../../ground/core/pageMode';
import type { AppParts } from '../wiring/createPage';
import { reloadOnce } from '../reloadOnce';

const kioskRetryMs = 60_000;

/** Handles a failed load of the app: reloads once, since a release may have replaced the files, and then shows an error. */
export function showLoadFailure(parts: AppParts | undefined): void {
  if (parts && window.navigator.onLine && reloadOnce(parts.services)) return;
  const floor = firstFloor();
  if (floor) {
    floor.innerHTML = floors.failed;
    floor.inert = false;
    floor.ariaHidden = null;
  }
  const query = new URLSearchParams(window.location.search);
  const isKiosk = parts !== undefined && kioskMode(query, parts.services.storage).kiosk;
  if (isKiosk) setTimeout(() => window.location.reload(), kioskRetryMs); // nobody presses a button at an unattended kiosk
}
