import { useEffect, useRef } from 'react';
import { useToastContainer } from '../../../kit/components/toast/ToastContainer';
import { phoneWidth, useMedia } from '../../../kit/components/useMedia';

/** On phones, the place of toasts: at the end of the screen that was not pressed, so that none covers what it is about. */
export function ToastPlace() {
  return useMedia(phoneWidth) ? <FarEnd /> : null;
}

function FarEnd() {
  const setContainer = useToastContainer();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setContainer(place.current);
    const handlePress = ({ target }: Event): void => {
      if (!place.current || !(target instanceof Element) || target.closest('.toasts')) return;
      const { top, bottom } = target.getBoundingClientRect();
      place.current.dataset.at = top + bottom < window.innerHeight ? 'foot' : 'head';
    };
    const pressed = new AbortController();
    const options = { capture: true, signal: pressed.signal };
    addEventListener('pointerdown', handlePress, options);
    addEventListener('keydown', handlePress, options);
    return () => {
      pressed.abort();
      setContainer(null);
    };
  }, [setContainer]);
  return <div className="toast-place" ref={place} />;
}
