const longestWaitMs = 100;
let waiting: (() => void) | undefined;

/**
 * Does what a press asks for once the next frame is drawn, so that the page answers the press at once, however long the
 * rest takes to draw. A second press before that frame is the same one. A page in the background draws no frames and
 * waits a moment instead.
 */
export function afterFrame(act: () => void): void {
  if (waiting) return;
  const once = (): void => {
    if (waiting !== once) return; // the timer was first, and this frame came late
    waiting = undefined;
    clearTimeout(timer);
    act();
  };
  waiting = once;
  const timer = setTimeout(once, longestWaitMs);
  requestAnimationFrame(() => setTimeout(once));
}
