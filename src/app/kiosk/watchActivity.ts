import type { KioskVisit } from '../../stores/kiosk/KioskVisit';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'touchmove', 'wheel', 'keydown', 'input'] as const;
const control = 'button, a, input, select, textarea, label, summary';

/**
 * Tells a visit that somebody is there. In the warning, a press beside its buttons means to stay: it is heard as a click,
 * since one that closed the warning any earlier would press what lies under it.
 */
export function watchActivity(visit: KioskVisit): () => void {
  const { idle } = visit;
  const hold = (): void => idle.hold();
  const look = (): void => idle.look();
  const handleClick = ({ target }: Event): void => {
    const isControl = target instanceof Element && target.closest(control) !== null;
    if (idle.warned && !isControl) visit.stay();
    else idle.hold();
  };
  const watching = new AbortController();
  const options = { capture: true, passive: true, signal: watching.signal };
  for (const sign of signs) window.addEventListener(sign, hold, options);
  window.addEventListener('click', handleClick, options);
  window.addEventListener('blur', hold, options); // the focus went into a frame, such as the card's
  window.addEventListener('focus', look, options);
  window.addEventListener('pageshow', look, options);
  document.addEventListener('visibilitychange', look, options);
  return () => watching.abort();
}
