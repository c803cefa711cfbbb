import { useState } from 'react';

/** Returns a dialog's `finalFocus`: the element that opened the dialog or, if that is gone, the page's content. */
export function useReturnFocus(): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => (opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('main'));
}
