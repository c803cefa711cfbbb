import { useEffect, useState } from 'react';
import type { FinderStore } from '../../../stores/finder/FinderStore';
import pinUrl from './pin.svg';

/** Whether the pins have to do without their picture, which is reported. */
export function usePinPicture(finder: FinderStore): boolean {
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
