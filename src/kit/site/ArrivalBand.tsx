import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { FloorBand, type FloorBandProps } from '../components/Floor';

/**
 * The band at the top of a screen. Arriving by a link scrolls to the top and focuses the heading; Back keeps the scroll
 * position.
 */
export function ArrivalBand(props: FloorBandProps) {
  const band = useRef<HTMLDivElement>(null);
  const type = useNavigationType();
  const byLink = useRef(type !== NavigationType.Pop);
  useEffect(() => {
    if (!byLink.current) return;
    window.scrollTo(0, 0);
    band.current?.querySelector('h1')?.focus();
  }, []);
  return (
    <div ref={band}>
      <FloorBand {...props} />
    </div>
  );
}
