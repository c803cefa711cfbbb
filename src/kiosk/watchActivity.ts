import type { KioskVisit } from './KioskVisit';

const activityEvents = ['pointerdown', 'pointermove', 'touchstart', 'touchmove', 'wheel', 'keydown', 'input'] as const;
const controlSelector = 'button, a, input, select, textarea, label, summary';

/**
 * Reports activity to a visit. During the warning, a press outside its buttons means to stay. The listener waits for the
 * click, since closing the warning earlier would send the click to the element below. Returns a disposer.
 */
export function watchActivity(visit: KioskVisit): () => void {
  const { idle } = visit;
  const hold = (): void => idle.extend();
  const look = (): void => idle.update();
  const handleClick = ({ target }: Event): void => {
    const isControl = target instanceof Element && target.closest(controlSelector) !== null;
    if (idle.isWarned && !isControl) visit.stay();
    else idle.extend();
  };
  const watching = new AbortController();
  const options = { capture: true, passive: true, signal: watching.signal };
  for (const sign of activityEvents) window.addEventListener(sign, hold, options);
  window.addEventListener('click', handleClick, options);
  window.addEventListener('blur', hold, options); // fires when the focus moves into a frame, such as the card's
  window.addEventListener('focus', look, options);
  window.addEventListener('pageshow', look, options);
  document.addEventListener('visibilitychange', look, options);
  return () => watching.abort();
}
