import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Reads the token of a mailed link from the URL's fragment, and removes it from the address bar and the history. The page
 * keeps it in memory only. Empty without a token.
 */
export function useTokenOfAddress(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = tokenOf(hash);
  const [token, setToken] = useState(given ?? '');
  if (given !== undefined && token !== given) setToken(given); // another link, opened on this very page
  useEffect(() => {
    if (given !== undefined) void navigate(pathname + search, { replace: true });
  }, [given, pathname, search, navigate]);
  return token;
}

/** The length of the longest token that the server takes (`schemas/api/auth.json`). */
const longestToken = 200;

/** Returns the token in a URL's fragment, or '' of a damaged link; a shorter fragment is a skip link's target. */
function tokenOf(hash: string): string | undefined {
  const token = hash.slice(1);
  return token.length <= 11 ? undefined : token.length <= longestToken ? token : '';
}
