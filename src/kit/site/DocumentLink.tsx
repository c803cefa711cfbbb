import { useEffect, useState, type ReactNode } from 'react';

const documentPath = window.location.pathname;

/**
 * Shows a screen only after a full document load, since its document has a content security policy of its own. Reached
 * by the router, the screen reloads the page.
 */
export function DocumentLink({ screen }: { readonly screen: ReactNode }) {
  const [here] = useState(() => window.location.pathname);
  const loaded = here === documentPath;
  useEffect(() => {
    if (!loaded) window.location.reload();
  }, [loaded]);
  return loaded ? screen : null;
}
