import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SiteLink } from '../../kit/site/SiteLink';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/lazyDialog';
import { Presence } from '../../kit/components/motion/Presence';
import { Icon } from '../../kit/components/Icon';
import { Note } from '../../kit/components/Note';
import { dateOf, formatUkDate, timeOf } from '../../ground/core/dates';
import { refusalText } from '../../kit/api/refusalText';
import type { DeskReceipt } from '../../kit/api/staff';
import { useMoney } from '../../kit/site/useMoney';
import { useDesk } from '../DeskContext';
import { isRefusal } from '../isRefusal';
import { deskMessages } from '../messages';
import './desk.css';

type Amounts = NonNullable<DeskReceipt['refundable']>;

/** Says what comes back, by the way it comes back: `£11.50 in cash and £2.00 as credit`; undefined for nothing. */
function amountsText({ cash, credit }: Amounts): string | undefined {
  const parts = [
    ...(cash.raw > 0 ? [`${cash.formatted} in cash`] : []),
    ...(credit.raw > 0 ? [`${credit.formatted} as credit`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' and ');
}

/** The refund of the order on the screen, and the cash that staff at this till still have to hand back. */
export const RefundNote = observer(function RefundNote() {
  const { receipt, refunds } = useDesk();
  const money = useMoney();
  const refund = receipt.data?.refund;
  if (!refund) return null;
  const at = new Date(refund.refundedAt);
  const amount = money(refunds.cashToHandBack);
  const came = amountsText(refund);
  return (
    <>
      {refunds.cashToHandBack > 0 && (
        <Note type="warning" title={`Give back ${amount} in cash to the customer`} live>
          <Button look="secondary" size="s" onClick={() => refunds.handedBack()}>
            {amount} given back
          </Button>
        </Note>
      )}
      <Note
        type="neutral"
        title={came === undefined ? 'Nothing was paid, so nothing comes back' : `Refund: ${came}`}
        live
      >
        {refund.refundedBy} cancelled this order on {formatUkDate(dateOf(at))} at {timeOf(at)}.
      </Note>
    </>
  );
});

/** Asks staff to confirm that the order on the screen is cancelled. */
export const RefundDialog = observer(function RefundDialog() {
  const { receipt, refunds } = useDesk();
  useEffect(() => () => refunds.ask(false), [refunds]);
  const refundable = receipt.data?.refundable;
  return <Presence>{refunds.isAsked && refundable && <Confirmation refundable={refundable} />}</Presence>;
});

const Confirmation = observer(function Confirmation({ refundable }: { readonly refundable: Amounts }) {
  const { refunds } = useDesk();
  const { loading, error } = refunds.request;
  const keep = (): void => {
    if (!loading) refunds.ask(false);
  };
  const footer = (
    <>
      <Button look="danger" full busy={loading} onClick={() => refunds.refund()}>
        Cancel the order
      </Button>
      <Button look="secondary" full onClick={keep}>
        Keep the order
      </Button>
    </>
  );
  const comes = amountsText(refundable);
  return (
    <Dialog title="Cancel this order?" role="alertdialog" onClose={keep} footer={footer}>
      {error && !isRefusal(error) && (
        <Note type="danger" title={deskMessages.refundUnknown} live>
          {deskMessages.refundAgain}
        </Note>
      )}
      {error && isRefusal(error) && <Note type="danger" title={refusalText(error, deskMessages.failed)} live />}
      <p>Other people can then book the places that have not begun.</p>
      <p>{comes === undefined ? 'Nothing was paid, so nothing comes back.' : `The customer gets ${comes} back.`}</p>
    </Dialog>
  );
});

/** The refunds that this till has not finished, for staff to go back to. */
export const OpenRefunds = observer(function OpenRefunds() {
  const { open } = useDesk().refunds;
  if (open.length === 0) return null;
  return (
    <section className="card desk-found" aria-labelledby="desk-refunds">
      <h2 id="desk-refunds">Refunds to finish</h2>
      <ul>
        {open.map(({ orderId, number }) => (
          <li key={orderId}>
            <SiteLink className="desk-result" to={`/order-completed/${orderId}`}>
              <span className="desk-who">
                <span className="desk-name">Order {number}</span>
                <span className="small muted">Check whether cash is to be given back</span>
              </span>
              <Icon name="right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
