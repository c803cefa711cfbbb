import { vi } from 'vitest';

/** Without a style sheet animations have no duration, and never end: each takes a moment. */
export function standInMotion(): void {
  const { style } = document.documentElement;
  for (const pace of ['fast', 'base', 'slow']) style.setProperty(`--${pace}`, '1ms');
  style.setProperty('--ease', 'cubic-bezier(0, 0, 1, 1)');
}

/** An animation that is cancelled leaves a promise that is refused; a browser holds nobody to look at it. */
export function standInCancelling(): void {
  const animate = Reflect.get(Element.prototype, 'animate');
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...args) {
    const animation = animate.apply(this, args);
    animation.finished.catch(() => undefined);
    return animation;
  });
}

/** A document of no browser was entered by no navigation, which a kiosk asks about. */
export function standInNavigation(): void {
  vi.stubGlobal('PerformanceNavigationTiming', vi.fn());
}

/** A download leads the document nowhere in a browser; here it would. */
export function standInDownloads(): void {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    if (!this.hasAttribute('download'))
      this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}
