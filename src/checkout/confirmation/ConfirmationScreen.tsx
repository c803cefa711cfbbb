import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Breadcrumbs, type Crumb } from '../../kit/components/Breadcrumbs';
import { WideLines } from '../../kit/components/Floor';
import { Icon } from '../../kit/components/Icon';
import { Skeleton } from '../../kit/components/Spinner';
import type { Order } from '../../kit/api/checkout';
import { usePayment } from '../PaymentContext';
import { headlineOf, mailText } from './headline';
import { KioskGoodbye } from './KioskGoodbye';
import { OrderError } from './OrderError';
import { OrderView } from './OrderView';
import './confirmation.css';
import { useSite } from '../../kit/site/SiteContext';

export type ConfirmationScreenProps = {
  /** The screen on which the items of the order were chosen. */
  readonly cameFrom: Crumb;
  /** The part of the page that asks what joining has left for later. */
  readonly after?: (order: Order) => ReactNode;
};

/** The confirmation of an order that the server has returned. It can be opened again, and printed. */
export const ConfirmationScreen = observer(function ConfirmationScreen({ cameFrom, after }: ConfirmationScreenProps) {
  const { completeOrderId = '' } = useParams();
  const { orders } = usePayment();
  const request = useMemo(() => orders.request(completeOrderId), [orders, completeOrderId]);
  useEffect(() => void orders.load(completeOrderId), [orders, completeOrderId]);
  const { data: order, error } = request;
  if (order) {
    const { title, text } = headlineOf(order);
    return (
      <Frame cameFrom={cameFrom} title={title} text={text} mail={mailText(order)} isConfirmed>
        <OrderView order={order} after={after?.(order)} />
      </Frame>
    );
  }
  if (error) {
    return (
      <Frame cameFrom={cameFrom} title={error.status === 404 ? 'We can’t find this order' : 'We can’t show your order'}>
        <OrderError error={error} onRetry={() => orders.load(completeOrderId)} />
      </Frame>
    );
  }
  return (
    <Frame cameFrom={cameFrom} title="Loading your order...">
      <Skeleton label="Loading your order" heights={[320, 120]} />
    </Frame>
  );
});

type FrameProps = Pick<ConfirmationScreenProps, 'cameFrom'> & {
  readonly title: string;
  readonly text?: string | undefined;
  /** The address that the confirmation was mailed to. */
  readonly mail?: string;
  /** True once the order is known to exist. */
  readonly isConfirmed?: boolean;
  readonly children: ReactNode;
};

const Frame = observer(function Frame({ cameFrom, title, text, mail, isConfirmed = false, children }: FrameProps) {
  const { config } = useSite();
  // The checkout is no link here: its page would redirect to this one.
  const crumbs = config.bare ? [] : [cameFrom, { label: 'Checkout ' }, { label: 'Confirmation ' }];
  return (
    <>
      <div className="floor confirmation-floor">
        <WideLines />
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} />
          <div className="confirmation-title" aria-live="polite">
            {isConfirmed && (
              <span className="confirmation-tick">
                <Icon name="tick" size="l" />
              </span>
            )}
            <div>
              <h1 tabIndex={-1}>{title}</h1>
              {text !== undefined && <p className="strong">{text}</p>}
              {mail !== undefined && <p className="confirmation-mail">{mail}</p>}
            </div>
          </div>
        </div>
      </div>
      <div className="wrap confirmation" key={title}>
        {children}
        <KioskGoodbye />
      </div>
    </>
  );
});
