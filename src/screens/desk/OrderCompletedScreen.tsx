import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { SiteLink } from '../../sections/SiteLink';
import type { Order } from '../../api/checkout';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { CostLines, Tear, Ticket, TicketPart, Total } from '../../components/Ticket';
import { whenText } from '../../core/when';
import { useDesk } from '../../stores/bookings/desk/DeskContext';
import { handedOver } from '../../stores/bookings/desk/handedOver';
import { useMoney } from '../parts/useMoney';
import { labelOf } from './tenderWords';
import './desk.css';

/** What was sold: the change to hand back, the receipt, and on to who comes next. */
export const OrderCompletedScreen = observer(function OrderCompletedScreen() {
  const { orderId = '' } = useParams();
  const desk = useDesk();
  const navigate = useNavigate();
  const { order, customer } = desk;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void desk.loadOrder(orderId), [desk, orderId]);
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
          Order completed
        </h1>
        {order.status === 'error' && (
          <Note type="danger" title={order.error?.message ?? ''} live>
            <Button look="secondary" size="s" onClick={() => void desk.loadOrder(orderId)}>
              Try again
            </Button>
          </Note>
        )}
        {order.loading && <Skeleton label="Loading the order" heights={[64, 160]} />}
        {order.data && <OrderPart order={order.data} />}
        <div className="desk-row desk-actions">
          <Button size="l" onClick={next}>
            Next customer
          </Button>
          {customer && (
            <SiteLink className="btn btn-secondary btn-l" to="/basket">
              Sell more to {customer.firstName}
            </SiteLink>
          )}
        </div>
      </section>
    </div>
  );
});

const OrderPart = observer(function OrderPart({ order }: { readonly order: Order }) {
  const { number, changeDue } = order;
  return (
    <>
      <p className="muted num">Order {number}</p>
      <div className="desk-left">
        <Total label="Change due" amount={changeDue.formatted} />
      </div>
      <Receipt order={order} />
    </>
  );
});

/** The lines for which one was asked; where that is not known any more, all of them. */
const Receipt = observer(function Receipt({ order }: { readonly order: Order }) {
  const { receipt } = useDesk();
  const money = useMoney();
  const lines =
    receipt?.map((item) => ({
      label: item.name,
      note: `${whenText(item)}, ${item.place}`,
      amount: item.price.formatted,
    })) ?? order.items.map(({ name, total }) => ({ label: name, amount: total.formatted }));
  if (lines.length === 0) return null;
  return (
    <>
      <Ticket title="Receipt" stub={<span className="order-number">Order {order.number}</span>}>
        <TicketPart>
          <CostLines lines={lines} />
        </TicketPart>
        <Tear />
        <TicketPart last>
          <CostLines
            lines={[
              { label: 'Order total', amount: order.total.formatted },
              ...handedOver(order).map(({ tenderType, amount }) => ({
                label: labelOf(tenderType),
                amount: money(amount),
              })),
              ...(order.changeDue.raw > 0 ? [{ label: 'Change given', amount: order.changeDue.formatted }] : []),
            ]}
          />
        </TicketPart>
      </Ticket>
      <button type="button" className="link desk-print" onClick={() => window.print()}>
        <Icon name="printer" size="s" />
        Print the receipt
      </button>
    </>
  );
});
