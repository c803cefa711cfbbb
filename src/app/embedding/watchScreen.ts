/** A scroll of the framing page is no event here, and what is seen of this page stays as much: so it is looked at again. */
const everyMs = 150;

/**
 * Keeps what stands over the page, such as dialogs and toasts, where the visitor sees it: this page is as high as what
 * stands on it, and the framing page shows a slice of it at a time. A browser tells of that slice without asking the
 * framing page. The answer stops it.
 */
export function watchScreen(): () => void {
  const { style } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    const slice = entries.at(-1)?.intersectionRect;
    observer.disconnect();
    timer = setTimeout(look, everyMs);
    if (slice === undefined || slice.height === 0) return;
    style.setProperty('--screen-top', `${slice.top}px`);
    style.setProperty('--screen-height', `${slice.height}px`);
  });
  const look = (): void => observer.observe(document.body); // which it answers at once
  look();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
