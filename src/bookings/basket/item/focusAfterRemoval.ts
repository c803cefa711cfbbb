/** Moves the focus from a removed row to the element with `nextId`, unless the customer has moved the focus elsewhere. */
export function focusAfterRemoval(row: Element | null, nextId: string): void {
  const { activeElement, body } = document;
  if (activeElement === body || row?.contains(activeElement)) document.getElementById(nextId)?.focus();
}
