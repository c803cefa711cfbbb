import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { FloorBand, type FloorBandProps } from '../components/Floor';

/** The band of a screen that is one page: who comes by a link is led to its top; Back goes to where one was. */
export function ArrivalBand(props: FloorBandProps) {
  const band = useRef<HTMLDivElement>(null);
  const type = useNavigationType();
  const came = useRef(type !== NavigationType.Pop);
  useEffect(() => {
    if (!came.current) return;
    window.scrollTo(0, 0);
    band.current?.querySelector('h1')?.focus();
  }, []);
  return (
    <div ref={band}>
      <FloorBand {...props} />
    </div>
  );
}
