import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { dateOf, ukDateText } from '../../ground/core/dates';
import { refusalText } from '../../kit/api/refusalText';
import type { Agreement } from '../../kit/api/account';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import { RequestView } from '../../kit/site/RequestView';
import { useAccount } from '../AccountContext';

/** The number of agreements that are shown at once; the others open. */
const shownAtOnce = 5;

/** The texts that the customer has agreed to, and the button that saves what is kept about them. */
export const OwnDataPanel = observer(function OwnDataPanel() {
  const { ownData } = useAccount();
  useEffect(() => void ownData.agreements.load(), [ownData]);
  const { error, loading } = ownData.copy;
  return (
    <section className="card" aria-labelledby="own-data-title">
      <h2 id="own-data-title">Your agreements and data</h2>
      <RequestView
        request={ownData.agreements.request}
        onRetry={() => ownData.agreements.load()}
        label="Loading what you agreed to"
        heights={[48, 48]}
      >
        {(agreements) => <Agreements agreements={agreements} />}
      </RequestView>
      <p className="small muted own-data-copy">
        You can save a copy of what we keep about you: your details, family, memberships, bookings, payments and
        agreements. It is a text file that you and other services can read. Treat it as you would a bank statement.
      </p>
      {error && <Note type="danger" title={refusalText(error)} live />}
      <div className="sec-foot">
        <Button look="secondary" className="push" busy={loading} onClick={() => ownData.save()}>
          Save my data
        </Button>
      </div>
    </section>
  );
});

function Agreements({ agreements }: { readonly agreements: readonly Agreement[] }) {
  if (agreements.length === 0) return <p>When you buy or book online, what you agree to is listed here.</p>;
  const earlier = agreements.slice(shownAtOnce);
  return (
    <>
      <AgreementList agreements={agreements.slice(0, shownAtOnce)} />
      {earlier.length > 0 && (
        <details className="own-data-earlier">
          <summary>Earlier agreements ({earlier.length})</summary>
          <AgreementList agreements={earlier} />
        </details>
      )}
    </>
  );
}

function AgreementList({ agreements }: { readonly agreements: readonly Agreement[] }) {
  return (
    <ul className="devices">
      {agreements.map(({ id, title, version, acceptedAt, orderNumber }) => (
        <li key={id}>
          <span className="strong">{title}</span>
          <span className="small muted">
            Agreed on {ukDateText(dateOf(new Date(acceptedAt)))} with order {orderNumber}, version {version}
          </span>
        </li>
      ))}
    </ul>
  );
}
