const longestWaitMs = 100;
let isWaiting = false;

/**
 * Does what a press asks for once the next frame is drawn, so that the page answers the press at once, however long the
 * rest takes to draw. A page in the background draws no frames and waits a moment instead.
 */
export function afterFrame(act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return; // the timer was first, and this frame came late
    isDone = true;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, longestWaitMs);
  requestAnimationFrame(() => setTimeout(once));
}

/** Goes on in a journey or a payment after the next frame. A second press before that frame is the same one. */
export function goOnAfterFrame(act: () => void): void {
  if (isWaiting) return;
  isWaiting = true;
  afterFrame(() => {
    isWaiting = false;
    act();
  });
}
