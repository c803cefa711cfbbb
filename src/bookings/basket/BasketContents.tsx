import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/lazyDialog';
import { Presence } from '../../kit/components/motion/Presence';
import { Note } from '../../kit/components/Note';
import { whileSaving } from '../../kit/components/press';
import { Skeleton } from '../../kit/components/Spinner';
import { useBookings, useIsServing } from '../BookingsContext';
import { creditId } from '../WriteQueue';
import { EmptyState } from '../../kit/site/EmptyState';
import { useMoney } from '../../kit/site/useMoney';
import { AttendeeBaskets } from './AttendeeBaskets';
import { BasketPenalties } from './item/BasketPenalties';
import { emptyTitleId } from './item/BasketCard';
import { ExpiredNote, HeldNote, RefusedNote } from './basketNotes';
import { creditSwitchId } from './useGoToCheckout';
import { useCart } from '../../joining/CartContext';
import { useSite } from '../../kit/site/SiteContext';

/** The items of the basket with their actions. */
export const BasketContents = observer(function BasketContents() {
  const { basket, held } = useBookings();
  useEffect(() => held.watch(), [held]);
  const { request, isFilled } = basket;
  if (request.data === undefined && request.status !== 'error')
    return <Skeleton label="Loading your basket" heights={[112, 112]} />;
  return (
    <div className="basket-contents">
      {request.status === 'error' && (
        <Note type="danger" title={request.error?.message ?? ''} live>
          <Button look="secondary" size="s" onClick={() => basket.load()}>
            Try again
          </Button>
        </Note>
      )}
      <RefusedNote />
      <ExpiredNote />
      <HeldNote />
      {isFilled ? <FilledBasket /> : request.data !== undefined && <EmptyBasket />}
      <WaitingMembership />
    </div>
  );
});

function FilledBasket() {
  return (
    <>
      <AttendeeBaskets />
      <BasketPenalties />
      <Waivers />
      <CreditSwitch />
      <ClearOrder />
    </>
  );
}

function EmptyBasket() {
  return (
    <EmptyState
      icon="basket"
      title={
        <h2 id={emptyTitleId} tabIndex={-1}>
          Your basket is empty
        </h2>
      }
      text="Sessions, camps and courses that you choose will show here."
    >
      <a className="btn btn-primary" href="/redirect-to-selected-venue">
        Book an activity
      </a>
    </EmptyState>
  );
}

/** Announces the attendees' waivers, which the customer reads and accepts at the checkout. */
const Waivers = observer(function Waivers() {
  const { basket } = useBookings();
  const waivers = basket.basket?.attendeeWaiversRequired ?? [];
  if (waivers.length === 0) return null;
  return (
    <Note type="neutral" title="Waivers to read before you pay">
      {waivers.map(({ id, title, attendees }) => (
        <p key={id}>
          {title}
          {attendees.length > 0 && ` for ${attendees.join(' and ')}`}: you agree to it at checkout.
        </p>
      ))}
    </Note>
  );
});

const CreditSwitch = observer(function CreditSwitch() {
  const { basket } = useBookings();
  const { available, applicable } = basket.credit;
  const busy = basket.isBusyWith(creditId);
  const money = useMoney();
  if (available === 0 || (applicable === 0 && basket.creditUsed === 0)) return null;
  return (
    <label className="tick tick-switch" htmlFor={creditSwitchId}>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        id={creditSwitchId}
        aria-describedby="use-credit-note"
        checked={basket.creditUsed > 0}
        {...whileSaving(busy)}
        onChange={(event) => !busy && void basket.useCredit(event.target.checked ? applicable : 0)}
      />
      <span>
        Use my credit
        <span className="small muted basket-line" id="use-credit-note">
          {money(applicable)} of {money(available)} can be used on this order
        </span>
      </span>
    </label>
  );
});

/** The button that empties the basket after a confirmation. */
export const ClearOrder = observer(function ClearOrder() {
  const { basket } = useBookings();
  const isServing = useIsServing();
  const [isConfirming, setAsking] = useState(false);
  const clear = async (): Promise<void> => {
    setAsking(false);
    await basket.discard();
  };
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Clear order
      </button>
      <Presence>
        {isConfirming && (
          <Dialog
            title="Clear this order?"
            role="alertdialog"
            width={450}
            onClose={() => setAsking(false)}
            finalFocus={() => document.getElementById('main')}
            footer={
              <>
                <Button full onClick={() => setAsking(false)}>
                  {isServing ? 'Keep the order' : 'Keep my order'}
                </Button>
                <Button look="danger" full onClick={() => clear()}>
                  Clear order
                </Button>
              </>
            }
          >
            <p>All items are removed from the basket, and other people can book the places.</p>
          </Dialog>
        )}
      </Presence>
    </>
  );
});

/** Links a membership in the cart to the joining site, whose checkout is separate from the basket's. */
const WaitingMembership = observer(function WaitingMembership() {
  const cart = useCart();
  const { config } = useSite();
  if (!cart.cart) return null;
  return (
    <Note type="neutral" title={`${cart.cart.membershipType.name} is waiting for you`}>
      <p>You pay for a membership separately.</p>
      <a href={config.linkTo('online-joining', '/checkout')}>Pay for your membership</a>
    </Note>
  );
});
