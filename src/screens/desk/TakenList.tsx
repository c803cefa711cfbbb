import { observer } from 'mobx-react-lite';
import { Icon } from '../../components/Icon';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useDesk } from '../../stores/bookings/desk/DeskContext';
import { useMoney } from '../parts/useMoney';
import { labelOf } from './tenderWords';

/** The total, and what was taken towards it. A mistake is taken back here. */
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
        const label = labelOf(payment.tenderType);
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
            <button
              type="button"
              className="link"
              aria-label={`Remove ${label.toLowerCase()}, ${amount}`}
              onClick={() => {
                desk.takeBack(payment);
                document.getElementById('tender-amount')?.focus();
              }}
            >
              <Icon name="bin" />
            </button>
          </li>
        );
      })}
    </ul>
  );
});
