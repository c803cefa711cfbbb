import { FloorBand, type FloorBandProps } from '../components/Floor';
import { useArrival } from './useArrival';

/**
 * The band at the top of a screen. Arriving by a link scrolls to the top and focuses the heading; Back keeps the scroll
 * position.
 */
export function ArrivalBand(props: FloorBandProps) {
  const band = useArrival();
  return (
    <div ref={band}>
      <FloorBand {...props} />
    </div>
  );
}
