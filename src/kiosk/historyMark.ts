/** Returns the id of the visit in which a history entry was made; `undefined` without a mark. */
function markOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'visit' in state ? state.visit : undefined;
}

/** Returns true if the current history entry belongs to an earlier visit: by its mark, or by a back navigation. */
export function isOfPastVisit(visit: string): boolean {
  const mark = markOf(window.history.state);
  if (mark !== undefined) return mark !== visit;
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'back_forward';
}

/** Marks the current history entry with a visit's id, and keeps the router's state in the entry. */
export function markEntry(visit: string): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), visit }, '');
}
