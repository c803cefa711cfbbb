/** The mark that says of an entry of the browser's history whose visit it was made in. */
function markOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'visit' in state ? state.visit : undefined;
}

/** Whether the entry that is shown now is somebody's before. One without a mark is, if going back has led to it. */
export function isOfPastVisit(visit: string): boolean {
  const mark = markOf(window.history.state);
  if (mark !== undefined) return mark !== visit;
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'back_forward';
}

/** Leaves what the router keeps in the entry as it is. */
export function markEntry(visit: string): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), visit }, '');
}
