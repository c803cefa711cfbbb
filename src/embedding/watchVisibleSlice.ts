/** The polling interval: scrolling the framing page fires no event in this page. */
const pollMs = 150;

/**
 * Keeps dialogs and toasts in the part of the page that the visitor sees. An embedded page is as high as its content, and
 * the framing page shows a slice of the embedded page. An IntersectionObserver measures the slice without the framing
 * page's help. Returns a disposer.
 */
export function watchVisibleSlice(): () => void {
  const { style } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    const slice = entries.at(-1)?.intersectionRect;
    observer.disconnect();
    timer = setTimeout(observe, pollMs);
    if (slice === undefined || slice.height === 0) return;
    style.setProperty('--screen-top', `${slice.top}px`);
    style.setProperty('--screen-height', `${slice.height}px`);
  });
  const observe = (): void => observer.observe(document.body); // runs the callback at once
  observe();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
