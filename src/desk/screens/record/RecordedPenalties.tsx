import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBookings } from '../../../bookings/BookingsContext';
import { ukDateText } from '../../../ground/core/dates';
import type { CustomerRecord } from '../../../kit/api/staff';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { waivedTexts } from '../../../ground/core/waivedTexts';
import { useDesk } from '../../DeskContext';
import { WaivePenalty } from './WaivePenalty';

type Penalty = CustomerRecord['penalties'][number];
type RecordedPenaltiesProps = Pick<CustomerRecord, 'penalties'> & { readonly onLeave: () => void };

/** The penalties of the customer at the desk. One that is to be paid can be put into the basket that is being sold. */
export const RecordedPenalties = observer(function RecordedPenalties({ penalties, onLeave }: RecordedPenaltiesProps) {
  const { waived } = useDesk().record.waiving;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (waived) title.current?.focus(); // the pressed button is unmounted
  }, [waived]);
  if (penalties.length === 0) return null;
  const isToPay = penalties.some(({ settledOn }) => settledOn === null);
  return (
    <section className={isToPay ? 'record-part record-warned' : 'record-part'} aria-labelledby="record-penalties">
      <h3 id="record-penalties" ref={title} tabIndex={-1}>
        Penalties
      </h3>
      {waived && <Note type="success" title={`${waived.reason} is waived`} live />}
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
            {penalty.settledOn === null && <Ways penalty={penalty} onLeave={onLeave} />}
          </li>
        ))}
      </ul>
    </section>
  );
});

type WaysProps = { readonly penalty: Penalty; readonly onLeave: () => void };

/** Lets staff take money for a penalty, or let the customer off. */
const Ways = observer(function Ways({ penalty, onLeave }: WaysProps) {
  const { waiving } = useDesk().record;
  const opener = useRef<HTMLButtonElement>(null);
  const isAsked = waiving.asked?.id === penalty.id;
  const handleKeep = (): void => {
    if (waiving.request.loading) return;
    waiving.ask(undefined);
    opener.current?.focus();
  };
  return (
    <>
      <div className="record-pay record-ways">
        <Pay penalty={penalty} onLeave={onLeave} />
        <button
          ref={opener}
          type="button"
          className="link"
          aria-expanded={isAsked}
          onClick={() => (isAsked ? handleKeep() : waiving.ask(penalty))}
        >
          Waive<span className="vh"> {penalty.reason}</span>
        </button>
      </div>
      {isAsked && <WaivePenalty penalty={penalty} onKeep={handleKeep} />}
    </>
  );
});

const Pay = observer(function Pay({ penalty, onLeave }: WaysProps) {
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
    <Button size="s" look={isIn ? 'secondary' : 'primary'} busy={basket.isBusyWith(id)} onClick={() => pay()}>
      {isIn ? 'Go to the basket' : 'Pay'}
      <span className="vh">
        {' '}
        for {reason}, given on {ukDateText(givenOn)}
      </span>
    </Button>
  );
});

function stateText({ settledOn, paidWith, waivedFor }: Penalty): string {
  if (settledOn === null) return 'To pay.';
  if (waivedFor !== undefined) return `Waived on ${ukDateText(settledOn)}: ${lowerFirst(waivedTexts[waivedFor])}.`;
  if (paidWith === null) return `Settled on ${ukDateText(settledOn)}.`;
  return `Paid on ${ukDateText(settledOn)}, order ${paidWith.orderNumber}.`;
}

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
