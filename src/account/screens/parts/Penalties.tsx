import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Penalty } from '../../../kit/api/account';
import { Note } from '../../../kit/components/Note';
import { RequestView } from '../../../kit/site/RequestView';
import { SiteLink } from '../../../kit/site/SiteLink';
import { ukDateText } from '../../../ground/core/dates';
import { useSignIn } from '../../../sign-in/SignInContext';
import { useAccount } from '../../AccountContext';

const howToPay = 'Please speak to your centre before you book again. You pay a penalty there.';

/** Tells the customer of the penalties that they have to pay, each with its reason, amount and date. */
export const PenaltyNotice = observer(function PenaltyNotice() {
  const { penalties } = useAccount();
  useEffect(() => void penalties.load(), [penalties]);
  const toPay = penalties.request.data?.filter(isToPay) ?? [];
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
      {howToPay} <SiteLink to="/payments">All penalties</SiteLink>
    </Note>
  );
});

/** The customer's penalties, settled ones too; nothing for those who never had one. */
export const Penalties = observer(function Penalties() {
  const { session } = useSignIn();
  const { penalties } = useAccount();
  useEffect(() => void penalties.load(), [penalties]);
  const { request } = penalties;
  const isExpected = session.user?.hasOutstandingPenalties === true || (request.data?.length ?? 0) > 0;
  if (!isExpected) return null;
  return (
    <section className="account-part" aria-label="Penalties">
      <div className="account-part-head">
        <h2>Penalties</h2>
      </div>
      <RequestView
        request={request}
        onRetry={() => void penalties.load()}
        label="Loading your penalties"
        heights={[72]}
      >
        {(all) => <PenaltyList penalties={all} />}
      </RequestView>
    </section>
  );
});

function PenaltyList({ penalties }: { readonly penalties: readonly Penalty[] }) {
  return (
    <>
      <ul className="card account-list">
        {penalties.map((penalty) => (
          <li key={penalty.id} className="penalty">
            <div>
              <h3>{penalty.reason}</h3>
              <p className="small muted">Given on {ukDateText(penalty.givenOn)}</p>
            </div>
            <span className={isToPay(penalty) ? 'tag tag-warning' : 'tag'}>
              {penalty.settledOn === null ? 'To pay' : `Settled on ${ukDateText(penalty.settledOn)}`}
            </span>
            <p className="penalty-amount">{penalty.amount.formatted}</p>
          </li>
        ))}
      </ul>
      {penalties.some(isToPay) && <p className="small">{howToPay}</p>}
    </>
  );
}

function isToPay({ settledOn }: Penalty): boolean {
  return settledOn === null;
}
