import { LinkButton } from '../../../kit/components/LinkButton';
import { observer } from 'mobx-react-lite';
import { uncertainId } from './uncertainId';
import { Icon } from '../../../kit/components/Icon';
import { useBookings } from '../../../bookings/BookingsContext';
import { useDesk } from '../../DeskContext';
import { useMoney } from '../../../kit/site/useMoney';
import { takenLabel } from './tenderOptions';

/** The total and the payments taken, each with a button to remove it. */
export const TakenList = observer(function TakenList() {
  const { basket } = useBookings();
  const desk = useDesk();
  const money = useMoney();
  return (
    <ul className="desk-taken" aria-label="Payments taken">
      <li>
        <span>Total</span>
        <span>{basket.basket?.formattedTotal}</span>
      </li>
      {desk.tenders.payments.map((payment, index) => {
        const label = takenLabel(payment);
        const amount = money(payment.amount);
        return (
          <li key={`${payment.tenderType}-${index}`}>
            <span>
              {label}
              {payment.tenderType === 'credit' && (
                <small className="small muted">{money(basket.credit.available)} available</small>
              )}
            </span>
            <span>{money(-payment.amount)}</span>
            <LinkButton
              busy={desk.payment.loading}
              blockedBy={desk.isUncertain ? uncertainId : undefined}
              aria-label={`Remove ${label.toLowerCase()}, ${amount}`}
              onClick={() => {
                desk.removeTender(payment);
                document.getElementById('tender-amount')?.focus();
              }}
            >
              <Icon name="bin" />
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
});
