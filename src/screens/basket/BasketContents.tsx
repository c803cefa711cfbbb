import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/dialog/lazyDialog';
import { Presence } from '../../components/motion/Presence';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { useBookings, useServing } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';
import { Empty } from '../parts/Empty';
import { useMoney } from '../parts/useMoney';
import { BasketCard, emptyTitleId } from './BasketCard';
import { ExpiredNote, HeldNote, RefusedNote } from './HeldNote';
import { creditSwitchId } from './useWayToCheckout';

/** What is in the basket, and what can be done with it. */
export const BasketContents = observer(function BasketContents() {
  const { basket, held } = useBookings();
  useEffect(() => held.watch(), [held]);
  const { request, items } = basket;
  if (request.data === undefined && request.status !== 'error')
    return <Skeleton label="Loading your basket" heights={[112, 112]} />;
  return (
    <div className="basket-contents">
      {request.status === 'error' && (
        <Note type="danger" title={request.error?.message ?? ''} live>
          <Button look="secondary" size="s" onClick={() => void basket.load()}>
            Try again
          </Button>
        </Note>
      )}
      <RefusedNote />
      <ExpiredNote />
      <HeldNote />
      {items.length > 0 ? <Filled /> : request.data !== undefined && <EmptyBasket />}
      <WaitingMembership />
    </div>
  );
});

const Filled = observer(function Filled() {
  const { basket } = useBookings();
  return (
    <>
      <ul className="basket-items">
        {basket.items.map((item) => (
          <BasketCard key={item.id} item={item} />
        ))}
      </ul>
      <Waivers />
      <CreditSwitch />
      <ClearOrder />
    </>
  );
});

function EmptyBasket() {
  return (
    <Empty
      icon="basket"
      title={
        <h2 id={emptyTitleId} tabIndex={-1}>
          Your basket is empty
        </h2>
      }
      text="Choose a session, a camp or a course, and it waits for you here."
    >
      <a className="btn btn-primary" href="/redirect-to-selected-venue">
        Book an activity
      </a>
    </Empty>
  );
}

/** What each attendee needs is read and agreed to with the order, at checkout. */
const Waivers = observer(function Waivers() {
  const { basket } = useBookings();
  const waivers = basket.basket?.attendeeWaiversRequired ?? [];
  if (waivers.length === 0) return null;
  return (
    <Note type="neutral" title="Something to read before you pay">
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
  const busy = basket.isBusyWith('credit');
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
        aria-disabled={busy || undefined}
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

/** Empties the basket, once that was asked. */
export const ClearOrder = observer(function ClearOrder() {
  const { basket } = useBookings();
  const serving = useServing();
  const [asking, setAsking] = useState(false);
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
        {asking && (
          <Dialog
            title="Clear this order?"
            role="alertdialog"
            width={450}
            onClose={() => setAsking(false)}
            finalFocus={() => document.getElementById('main')}
            footer={
              <>
                <Button full onClick={() => setAsking(false)}>
                  {serving ? 'Keep the order' : 'Keep my order'}
                </Button>
                <Button look="danger" full onClick={() => void clear()}>
                  Clear order
                </Button>
              </>
            }
          >
            <p>Everything in the basket is taken out, and its places are free for others to book.</p>
          </Dialog>
        )}
      </Presence>
    </>
  );
});

/** A membership that was chosen is paid for at the joining site's own checkout. */
const WaitingMembership = observer(function WaitingMembership() {
  const { cart, config } = useStores();
  if (!cart.cart) return null;
  return (
    <Note type="neutral" title={`${cart.cart.membershipType.name} is waiting for you`}>
      <p>A membership is paid for by itself.</p>
      <a href={config.linkTo('online-joining', '/checkout')}>Go to the checkout of your membership</a>
    </Note>
  );
});
