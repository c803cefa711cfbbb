import { useEffect, useState } from 'react';
import type { FinderStore } from '../search/FinderStore';
import pinUrl from './pin.svg';

/** Loads the pins' image. Returns true once that has failed, which is also reported to the operator. */
export function usePinImageFailed(finder: FinderStore): boolean {
  const [plain, setPlain] = useState(false);
  useEffect(() => {
    const image = new Image();
    image.onerror = () => {
      setPlain(true);
      finder.report('The map’s pin picture could not be loaded.');
    };
    image.src = pinUrl;
    return () => {
      image.onerror = null;
    };
  }, [finder]);
  return plain;
}
