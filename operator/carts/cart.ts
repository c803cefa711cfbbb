import type { Selectable } from 'kysely';
import type { CartTable } from '../database/tables/carts';

/** A cart of any kind: a membership's or a basket of places. */
export type Cart = Selectable<CartTable>;
