import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { SiteLink } from '../../kit/site/SiteLink';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { Note } from '../../kit/components/Note';
import { Skeleton } from '../../kit/components/Spinner';
import { Total } from '../../kit/components/Ticket';
import { useDesk } from '../DeskContext';
import { deskMessages } from '../messages';
import { CountedNote } from './payment/CountedNote';
import { RefundDialog, RefundNote } from './Refund';
import { TillReceipt } from './TillReceipt';
import './desk.css';

/** The result of a sale: the change due, the receipt, and the button to the next customer. */
export const OrderCompletedScreen = observer(function OrderCompletedScreen() {
  const { orderId = '' } = useParams();
  const desk = useDesk();
  const { receipt } = desk;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void desk.loadReceipt(orderId), [desk, orderId]);
  const isCancelled = receipt.data?.refund != null;
  const isCompleted = desk.isCompleted(orderId);
  useEffect(() => title.current?.focus(), [isCancelled, isCompleted]); // the pressed button is unmounted
  return (
    <div className="wrap desk-single">
      <section className="card desk-completed">
        <h1 ref={title} tabIndex={-1}>
          {isCompleted && <Icon name="tick" size="l" />}
          {isCancelled ? deskMessages.cancelled : isCompleted ? deskMessages.completed : deskMessages.order}
        </h1>
        {receipt.status === 'error' && (
          <Note type="danger" title={receipt.error?.message ?? ''} live>
            <Button look="secondary" size="s" onClick={() => desk.loadReceipt(orderId)}>
              Try again
            </Button>
          </Note>
        )}
        {receipt.loading && <Skeleton label="Loading the order" heights={[24, 72]} />}
        {receipt.data && (
          <>
            <p className="muted num">Order {receipt.data.number}</p>
            {!receipt.data.refund && (
              <div className="desk-left">
                <Total label="Change due" amount={receipt.data.changeDue.formatted} />
              </div>
            )}
          </>
        )}
        <CountedNote />
        <RefundNote />
        <Actions />
        <RefundDialog />
        {receipt.data && <TillReceipt receipt={receipt.data} />}
      </section>
    </div>
  );
});

const Actions = observer(function Actions() {
  const desk = useDesk();
  const navigate = useNavigate();
  const { receipt, customer } = desk;
  const next = (): void => {
    desk.clearCustomer();
    void navigate('/customer');
  };
  return (
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
      {receipt.data?.refundable && (
        <Button look="secondary" size="l" onClick={() => desk.refunds.ask(true)}>
          Cancel the order
        </Button>
      )}
    </div>
  );
});
