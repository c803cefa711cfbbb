import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Penalty } from '../../../kit/api/account';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { RequestView } from '../../../kit/site/RequestView';
import { useSite } from '../../../kit/site/SiteContext';
import { SiteLink } from '../../../kit/site/SiteLink';
import { ukDateText } from '../../../ground/core/dates';
import { useSignIn } from '../../../sign-in/SignInContext';
import { useAccount } from '../../AccountContext';

/** Tells the customer of the penalties that they have to pay, each with its reason, amount and date. */
export const PenaltyNotice = observer(function PenaltyNotice() {
  const { all } = useAccount().penalties;
  useEffect(() => void all.load(), [all]);
  const toPay = all.request.data?.filter(isToPay) ?? [];
  const title = toPay.length > 1 ? `You have ${toPay.length} outstanding penalties` : 'You have an outstanding penalty';
  return (
    <Note type="danger" title={title}>
      {toPay.length > 0 && (
        <ul>
          {toPay.map(({ id, reason, amount, givenOn }) => (
            <li key={id}>
              {reason}: {amount.formatted}, given on {ukDateText(givenOn)}
            </li>
          ))}
        </ul>
      )}
      You can pay online or at your centre. <SiteLink to="/payments">See and pay penalties</SiteLink>
    </Note>
  );
});

/** The customer's penalties, settled ones too; nothing for those who never had one. */
export const Penalties = observer(function Penalties() {
  const { session } = useSignIn();
  const { all, refusal } = useAccount().penalties;
  useEffect(() => void all.load(), [all]);
  const { request } = all;
  const isExpected = session.user?.hasOutstandingPenalties === true || (request.data?.length ?? 0) > 0;
  if (!isExpected) return null;
  return (
    <section className="account-part" aria-label="Penalties">
      <div className="account-part-head">
        <h2>Penalties</h2>
      </div>
      {refusal && <Note type="danger" title={refusal.text} live />}
      <RequestView request={request} onRetry={() => all.load()} label="Loading your penalties" heights={[72]}>
        {(penalties) => <PenaltyList penalties={penalties} />}
      </RequestView>
    </section>
  );
});

function PenaltyList({ penalties }: { readonly penalties: readonly Penalty[] }) {
  return (
    <ul className="card account-list">
      {penalties.map((penalty) => (
        <li key={penalty.id} className="penalty">
          <div>
            <h3>{penalty.reason}</h3>
            <p className="small muted">Given on {ukDateText(penalty.givenOn)}</p>
            {penalty.paidWith && <PenaltyReceipt paidWith={penalty.paidWith} penalty={penalty} />}
          </div>
          <span className={isToPay(penalty) ? 'tag tag-warning' : 'tag'}>{stateText(penalty)}</span>
          <p className="penalty-amount">{penalty.amount.formatted}</p>
          {isToPay(penalty) && <PayPenalty penalty={penalty} />}
        </li>
      ))}
    </ul>
  );
}

type PenaltyProps = { readonly penalty: Penalty };
type PenaltyReceiptProps = PenaltyProps & { readonly paidWith: NonNullable<Penalty['paidWith']> };

function PenaltyReceipt({ penalty: { reason, givenOn }, paidWith }: PenaltyReceiptProps) {
  return (
    <p className="small">
      <SiteLink to={`/payments/${encodeURIComponent(paidWith.receiptId)}`}>
        Receipt of order {paidWith.orderNumber}
        <span className="vh">
          {' '}
          for {reason}, given on {ukDateText(givenOn)}
        </span>
      </SiteLink>
    </p>
  );
}

/** Puts the penalty into the basket and opens it, so that it is paid as everything else is. */
const PayPenalty = observer(function PayPenalty({ penalty }: PenaltyProps) {
  const { penalties } = useAccount();
  const { config, navigator } = useSite();
  const { id, reason, givenOn } = penalty;
  const pay = async (): Promise<void> => {
    if (await penalties.putIntoBasket(penalty)) navigator.load(config.linkTo('bookings', '/basket'));
  };
  return (
    <p className="penalty-pay">
      <Button size="s" busy={penalties.busyId === id} onClick={() => pay()}>
        Pay this penalty
        <span className="vh">
          : {reason}, given on {ukDateText(givenOn)}
        </span>
      </Button>
    </p>
  );
});

function stateText({ settledOn, paidWith, waivedFor }: Penalty): string {
  if (settledOn === null) return 'To pay';
  const settled = waivedFor === undefined ? 'Settled' : 'Waived';
  return `${paidWith === null ? settled : 'Paid'} on ${ukDateText(settledOn)}`;
}

function isToPay({ settledOn }: Penalty): boolean {
  return settledOn === null;
}
