import type { CallName } from '../../../src/kit/api/call';
import { fillCart } from '../../journeys/support/casting';
import type { Visitor } from '../../journeys/support/Visitor';
import { cardInHand } from '../cardInHand';
import { pressing, type Row, type Step } from '../Row';
import { booked } from './ready';

/** The swim membership that is paid once. */
const swim = { typeId: 2, optionId: 21 };

/** A checkout with a membership in the cart, which a code can make free. */
const cart = (code?: string) => async (visitor: Visitor) => {
  cardInHand.number = '4242424242424242';
  await fillCart(visitor, swim, code);
  return '/checkout';
};

/** The press of Pay, by somebody who has agreed to every text on the way. */
const pay: readonly Step[] = [pressing('.pay .btn:not([aria-disabled])')];

const order = (path: (id: string) => string) => async (visitor: Visitor) =>
  path(await booked(visitor, 'Lane swimming'));

/** The checkout of a membership, and orders. */
export const paymentRows = {
  clearCart: {
    site: 'online-joining',
    as: 'dev',
    path: cart(),
    works: /Choose your home centre/,
    steps: ['Cancel selection and start over', 'Leave this screen'],
  },
  cartTerms: {
    site: 'online-joining',
    as: 'dev',
    path: cart('FREESTART'),
    works: /No payment is required[^]*I agree to the Terms/,
  },
  preparePayment: { site: 'online-joining', as: 'dev', path: cart(), works: /securely processed/ },
  authorisePayment: {
    site: 'online-joining',
    as: 'dev',
    path: cart(),
    works: /Your new membership/,
    steps: pay,
    again: [],
    offers: 'Pay £',
    afterGone: pay,
    renderedOnly: 'A card is typed into the provider’s own frame first: tests/browser/payments give its bad answers.',
  },
  completePayment: {
    site: 'online-joining',
    as: 'dev',
    path: cart('FREESTART'),
    works: /Your new membership/,
    steps: pay,
    again: [],
    afterGone: ['Try again', ...pay],
    alsoTrue: /It costs nothing, so no money is taken/,
  },
  order: { site: 'bookings', as: 'morgan', path: order((id) => `/booking-confirmed/${id}`), works: /Print this page/ },
  latestOrder: { site: 'bookings', as: 'morgan', path: order(() => '/checkout'), works: /Print this page/, again: [] },
  orderShown: {
    site: 'bookings',
    as: 'morgan',
    path: order((id) => `/booking-confirmed/${id}`),
    works: /Print this page/,
    unharmed: 'The next checkout leads to the order once more, and no more comes of it.',
  },
} satisfies Partial<Record<CallName, Row>>;
