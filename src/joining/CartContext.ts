import { requiredContext } from '../kit/components/requiredContext';
import type { CartStore } from './stores/CartStore';

/** The joining cart, which every page has for the number at its basket. */
export const [CartProvider, useCart] = requiredContext<CartStore>('cart');
