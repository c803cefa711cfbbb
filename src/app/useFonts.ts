import { useEffect, useState } from 'react';
import { whenFontsAreIn } from '../theme/whenFontsAreIn';

/**
 * Whether the fonts that a page starts with are here, have failed, or have been waited for long enough. `faces` are
 * `undefined` until it is known which ones; a change of theme afterwards takes no page away.
 */
export function useFonts(faces: readonly string[] | undefined): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!faces) return;
    let isWanted = true;
    void whenFontsAreIn(faces).then(() => isWanted && setReady(true));
    return () => void (isWanted = false);
  }, [faces]);
  return ready;
}
