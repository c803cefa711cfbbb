import { useEffect, useState } from 'react';

const longestWaitMs = 1500;

/**
 * Whether the fonts that a page starts with are here, have failed, or have been waited for long enough. `faces` are
 * `undefined` until it is known which ones; a change of theme afterwards takes no page away.
 */
export function useFonts(faces: readonly string[] | undefined): boolean {
  const [ready, setReady] = useState(false);
  const isKnown = faces !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => setReady(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, [isKnown]);
  useEffect(() => {
    if (!faces) return;
    let isWanted = true;
    void Promise.allSettled(faces.map((face) => document.fonts.load(face))).then(() => isWanted && setReady(true));
    return () => void (isWanted = false);
  }, [faces]);
  return ready;
}
