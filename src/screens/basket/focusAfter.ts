/** Gives the focus to what comes after a row that is taken out, unless it has been moved on meanwhile. */
export function focusAfter(row: Element | null, nextId: string): void {
  const { activeElement, body } = document;
  if (activeElement === body || row?.contains(activeElement)) document.getElementById(nextId)?.focus();
}
