import { useEffect, useState, type ReactNode } from 'react';

const arrivedAt = window.location.pathname;

/**
 * A screen that is entered by a full document load only, since its page has a content policy of its own. Come to by the
 * router, it loads its address anew.
 */
export function DocumentLink({ screen }: { readonly screen: ReactNode }) {
  const [here] = useState(() => window.location.pathname);
  const entered = here === arrivedAt;
  useEffect(() => {
    if (!entered) window.location.reload();
  }, [entered]);
  return entered ? screen : null;
}
