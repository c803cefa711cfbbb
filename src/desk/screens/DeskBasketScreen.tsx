import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { SiteLink } from '../../kit/site/SiteLink';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import { Skeleton } from '../../kit/components/Spinner';
import { Total } from '../../kit/components/Ticket';
import { useBookings } from '../../bookings/BookingsContext';
import { useDesk } from '../DeskContext';
import { ClearOrder } from '../../bookings/basket/BasketContents';
import { BasketQuestions } from '../../bookings/basket/item/BasketQuestions';
import { ExpiredNote, HeldNote, RefusedNote } from '../../bookings/basket/basketNotes';
import '../../bookings/basket/basket.css';
import { EmptyState } from '../../kit/site/EmptyState';
import { CountedNote } from './payment/CountedNote';
import { DeskItem } from './DeskItem';
import { DeskPenalty } from './DeskPenalty';
import { TakePayment } from './payment/TakePayment';
import './desk.css';
import { useSite } from '../../kit/site/SiteContext';

/** The basket of the customer at the desk, with its payment. */
export const DeskBasketScreen = observer(function DeskBasketScreen() {
  const { basket, held } = useBookings();
  const { customer } = useDesk();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => held.watch(), [held]);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { request, isFilled } = basket;
  const isEmpty = request.data !== undefined && !isFilled;
  return (
    <div className={isFilled ? 'wrap desk desk-two' : 'wrap desk'}>
      <h1 ref={title} className="vh" tabIndex={-1}>
        Basket of {customer?.firstName} {customer?.lastName}
      </h1>
      <div className="desk-column">
        <section className={isEmpty ? 'desk-nothing' : 'card'} aria-labelledby="desk-basket">
          <div className="desk-between">
            <h2 id="desk-basket" tabIndex={-1}>
              Basket
            </h2>
            {isFilled && <ClearOrder />}
          </div>
          {request.status === 'error' && (
            <Note type="danger" title={request.error?.message ?? ''} live>
              <Button look="secondary" size="s" onClick={() => basket.load()}>
                Try again
              </Button>
            </Note>
          )}
          {request.data === undefined && request.loading && <Skeleton label="Loading the basket" heights={[56, 56]} />}
          <RefusedNote />
          <ExpiredNote />
          {isEmpty && <CountedNote />}
          {isFilled && <Items />}
          {isEmpty && <NothingYet />}
        </section>
      </div>
      {isFilled && <TakePayment />}
    </div>
  );
});

const Items = observer(function Items() {
  const { basket } = useBookings();
  return (
    <>
      <p className="desk-line desk-line-head" aria-hidden="true">
        <span>Item</span>
        <span>Receipt</span>
        <span>Price</span>
      </p>
      <ul className="desk-items">
        {basket.items.map((item) => (
          <DeskItem key={item.id} item={item} />
        ))}
        {basket.penalties.map((penalty) => (
          <DeskPenalty key={penalty.id} penalty={penalty} />
        ))}
      </ul>
      <BasketQuestions />
      <HeldNote />
      <Total label="Total" amount={basket.basket?.formattedTotal ?? ''} />
    </>
  );
});

function NothingYet() {
  const { campsAndCoursesBookingEnabled } = useSite().config.flags;
  return (
    <EmptyState
      icon="basket"
      title="Nothing is in the basket yet"
      text="Choose what the customer came for, then take the payment here."
    >
      <div className="desk-ways">
        <SiteLink className="btn btn-primary" to="/redirect-to-selected-venue">
          Open the timetable
        </SiteLink>
        {campsAndCoursesBookingEnabled && (
          <>
            <SiteLink className="btn btn-secondary" to="/camp-redirect-to-selected-venue">
              Camps
            </SiteLink>
            <SiteLink className="btn btn-secondary" to="/course-redirect-to-selected-venue">
              Courses
            </SiteLink>
          </>
        )}
      </div>
    </EmptyState>
  );
}
