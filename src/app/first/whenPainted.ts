const longestWaitMs = 100;

/**
 * Resolves once the browser has painted something to read, so that what comes next does not come before it. A page that
 * nobody sees is not painted, and not waited for.
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
