const longestWaitMs = 100;

/**
 * Resolves after the first contentful paint, so that later work does not delay the paint. Resolves at once on a hidden
 * page, which browsers do not paint.
 */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, longestWaitMs);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
