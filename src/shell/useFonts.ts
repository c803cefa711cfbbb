import { useEffect, useState } from 'react';
import { whenFontsAreIn } from '../kit/theme/whenFontsAreIn';

/**
 * Returns true once the page's fonts have loaded, failed or timed out. `faces` is `undefined` until the theme is loaded.
 * The result stays true when the theme changes later.
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
