import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useBookings } from '../../../bookings/BookingsContext';
import { ukDateText } from '../../../ground/core/dates';
import type { CustomerRecord } from '../../../kit/api/staff';
import { Button } from '../../../kit/components/Button';

type Penalty = CustomerRecord['penalties'][number];
type RecordedPenaltiesProps = Pick<CustomerRecord, 'penalties'> & { readonly onLeave: () => void };

/** The penalties of the customer at the desk. One that is to be paid can be put into the basket that is being sold. */
export const RecordedPenalties = observer(function RecordedPenalties({ penalties, onLeave }: RecordedPenaltiesProps) {
  if (penalties.length === 0) return null;
  const isToPay = penalties.some(({ settledOn }) => settledOn === null);
  return (
    <section className={isToPay ? 'record-part record-warned' : 'record-part'} aria-labelledby="record-penalties">
      <h3 id="record-penalties">Penalties</h3>
      <ul>
        {penalties.map((penalty) => (
          <li key={penalty.id} className="record-line">
            <div>
              <p className="strong">{penalty.reason}</p>
              <p className="small muted">
                Given on {ukDateText(penalty.givenOn)}. {stateText(penalty)}
              </p>
            </div>
            <p className={penalty.settledOn === null ? 'record-amount strong' : 'record-amount muted'}>
              {penalty.amount.formatted}
            </p>
            {penalty.settledOn === null && <Pay penalty={penalty} onLeave={onLeave} />}
          </li>
        ))}
      </ul>
    </section>
  );
});

const Pay = observer(function Pay({ penalty, onLeave }: { readonly penalty: Penalty; readonly onLeave: () => void }) {
  const { basket } = useBookings();
  const navigate = useNavigate();
  const { id, reason, givenOn } = penalty;
  const isIn = basket.penalties.some(({ penaltyId }) => penaltyId === id);
  const pay = async (): Promise<void> => {
    if (!isIn && !(await basket.addPenalty(id))) return;
    onLeave();
    await navigate('/basket');
  };
  return (
    <p className="record-pay">
      <Button size="s" look={isIn ? 'secondary' : 'primary'} busy={basket.isBusyWith(id)} onClick={() => void pay()}>
        {isIn ? 'Go to the basket' : 'Pay'}
        <span className="vh">
          {' '}
          for {reason}, given on {ukDateText(givenOn)}
        </span>
      </Button>
    </p>
  );
});

function stateText({ settledOn, paidWith }: Penalty): string {
  if (settledOn === null) return 'To pay.';
  if (paidWith === null) return `Settled on ${ukDateText(settledOn)}.`;
  return `Paid on ${ukDateText(settledOn)}, order ${paidWith.orderNumber}.`;
}
