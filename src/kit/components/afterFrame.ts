const longestWaitMs = 100;
let isWaiting = false;

/**
 * Does what a press asks for once the next frame is drawn, so that the page answers the press at once, however long the
 * rest takes to draw. A second press before that frame is the same one. A page in the background draws no frames and
 * waits a moment instead.
 */
export function afterFrame(act: () => void): void {
  if (isWaiting) return;
  isWaiting = true;
  const once = (): void => {
    if (!isWaiting) return;
    isWaiting = false;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, longestWaitMs);
  requestAnimationFrame(() => setTimeout(once));
}
