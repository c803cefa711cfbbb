import type { BasketPenalty } from '../../kit/api/basket';
import { DeskLine } from './DeskLine';

/** A penalty in the desk's basket. The receipt always has it. */
export function DeskPenalty({ penalty: { id, name, tax, price } }: { readonly penalty: BasketPenalty }) {
  return <DeskLine id={id} name={name} facts={tax} price={price.formatted} />;
}
