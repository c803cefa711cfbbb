import { useState } from 'react';

/** For a dialog's `finalFocus`: back to what opened it or, where that is gone, to the page's content. */
export function useReturnFocus(): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => (opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('main'));
}
