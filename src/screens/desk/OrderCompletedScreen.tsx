import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { SiteLink } from '../../sections/SiteLink';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { Total } from '../../components/Ticket';
import { useDesk } from '../../stores/bookings/desk/DeskContext';
import { deskMessages } from '../../stores/bookings/desk/messages';
import { TillReceipt } from './TillReceipt';
import './desk.css';

/** The result of a sale: the change to hand back, the receipt, and on to who comes next. */
export const OrderCompletedScreen = observer(function OrderCompletedScreen() {
  const { orderId = '' } = useParams();
  const desk = useDesk();
  const navigate = useNavigate();
  const { receipt, customer } = desk;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void desk.loadReceipt(orderId), [desk, orderId]);
  useEffect(() => title.current?.focus(), []); // what was pressed is gone
  const next = (): void => {
    desk.forget();
    void navigate('/customer');
  };
  return (
    <div className="wrap desk-single">
      <section className="card desk-completed">
        <h1 ref={title} tabIndex={-1}>
          <Icon name="tick" size="l" />
          {deskMessages.completed}
        </h1>
        {receipt.status === 'error' && (
          <Note type="danger" title={receipt.error?.message ?? ''} live>
            <Button look="secondary" size="s" onClick={() => void desk.loadReceipt(orderId)}>
              Try again
            </Button>
          </Note>
        )}
        {receipt.loading && <Skeleton label="Loading the order" heights={[24, 72]} />}
        {receipt.data && (
          <>
            <p className="muted num">Order {receipt.data.number}</p>
            <div className="desk-left">
              <Total label="Change due" amount={receipt.data.changeDue.formatted} />
            </div>
          </>
        )}
        <div className="desk-row desk-actions">
          <Button size="l" onClick={next}>
            Next customer
          </Button>
          {receipt.data && (
            <Button look="secondary" size="l" onClick={() => window.print()}>
              <Icon name="printer" size="s" />
              Print the receipt
            </Button>
          )}
          {customer && (
            <SiteLink className="btn btn-secondary btn-l" to="/basket">
              Sell more to {customer.firstName}
            </SiteLink>
          )}
        </div>
        {receipt.data && <TillReceipt receipt={receipt.data} />}
      </section>
    </div>
  );
});
