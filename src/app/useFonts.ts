import { useEffect, useState } from 'react';

const longestWaitMs = 1500;
const faces = ['700 24px "Barlow Condensed"', '400 16px Roboto', '700 16px Roboto'];

/** Whether the page's fonts are here, or have been waited for long enough. */
export function useFonts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), longestWaitMs);
    void Promise.allSettled(faces.map((face) => document.fonts.load(face))).then(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);
  return ready;
}
