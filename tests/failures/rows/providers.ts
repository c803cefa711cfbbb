import type { CallName } from '../../../src/kit/api/call';
import { fillCart } from '../../journeys/support/casting';
import type { Visitor } from '../../journeys/support/Visitor';
import { cardInHand } from '../cardInHand';
import { pressing, tickingAll, type Row } from '../Row';
import { hold } from './ready';

type Payment = { readonly provider: 'Ryft' | 'Stripe'; readonly number: string };

const approved: Payment = { provider: 'Ryft', number: '4242424242424242' };
const declined: Payment = { provider: 'Ryft', number: '4000000000009995' };
const challenged: Payment = { provider: 'Stripe', number: '4000002760003184' };

const pay = [pressing('.pay .btn:not([aria-disabled])')];

/** Leads to the checkout of the operator's provider by a customer who has this card in hand. */
const payingWith = ({ provider, number }: Payment, fill: (visitor: Visitor) => Promise<void>) =>
  async function path(visitor: Visitor): Promise<string> {
    await visitor.prepare('PUT', '/sandbox/settings', { paymentProvider: provider });
    cardInHand.number = number;
    await fill(visitor);
    return '/checkout';
  };

/** The checkout of a membership that is paid once. */
function joining(payment: Payment, works: RegExp, more: Partial<Row> = {}): Row {
  const fill = (visitor: Visitor): Promise<void> => fillCart(visitor, { typeId: 2, optionId: 21 });
  return {
    site: 'online-joining',
    as: 'dev',
    path: payingWith(payment, fill),
    works,
    renderedOnly:
      'A card is typed into the provider’s own frame first, and the bank’s page stands in another: tests/browser/payments.',
    ...more,
  };
}

/** The page asks by itself until it knows what became of the payment. */
const byItself: Partial<Row> = { steps: pay, again: [] };

/** The calls of payments by a provider's own script, and of a bank's challenge. */
export const providerRows = {
  preparePaymentSession: joining(approved, /securely processed/),
  openJoiningTransaction: joining(approved, /Your new membership/, { ...byItself, afterGone: pay, offers: 'Pay £' }),
  openTransaction: {
    ...joining(approved, /Print this page/, { ...byItself, afterGone: pay, offers: 'Pay £' }),
    site: 'bookings',
    as: 'leila',
    path: payingWith(approved, (visitor) => hold(visitor, 'Badminton court')),
    steps: [tickingAll('main [type=checkbox]'), ...pay],
  },
  completeSession: joining(approved, /Your new membership/, byItself),
  transaction: joining(declined, /insufficient funds/, byItself),
  answerChallenge: joining(challenged, /Your new membership/, byItself),
} satisfies Partial<Record<CallName, Row>>;
