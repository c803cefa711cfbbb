import { useState } from 'react';

/**
 * Returns a dialog's `finalFocus`: the element that opened the dialog or, if that is gone, the one with the id `otherwise`,
 * by default the page's content.
 */
export function useReturnFocus(otherwise = 'main'): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => (opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById(otherwise));
}
