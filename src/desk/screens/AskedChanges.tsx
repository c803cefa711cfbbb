import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { dateOf, ukDateText } from '../../ground/core/dates';
import type { AskedChange, OpenRequests } from '../../kit/api/staff';
import { Icon } from '../../kit/components/Icon';
import { PartFailed } from '../../kit/components/PartFailed';
import { PlainButton } from '../../kit/components/PlainButton';
import { Skeleton } from '../../kit/components/Spinner';
import { useDesk } from '../DeskContext';
import { useReopen } from './useReopen';

/** The customers who ask for another name or birth date, the oldest request first; each is served by a press. */
export const AskedChanges = observer(function AskedChanges() {
  const { customers } = useDesk();
  const { asked } = customers;
  useEffect(() => void customers.loadAsked(), [customers]);
  return (
    <section className="card desk-found" aria-labelledby="desk-asked">
      <h2 id="desk-asked">Changes that customers ask for</h2>
      {asked.loading && asked.data === undefined && <Skeleton label="Loading what customers ask for" heights={[24]} />}
      {asked.error && <PartFailed onRetry={() => customers.loadAsked()} />}
      {asked.data && <AskedList asked={asked.data} />}
    </section>
  );
});

function AskedList({ asked: { total, requests } }: { readonly asked: OpenRequests }) {
  if (requests.length === 0) return <p className="muted">Nobody waits for an answer.</p>;
  const others = total - requests.length;
  return (
    <>
      <ul>
        {requests.map((change) => (
          <AskedRow key={change.id} change={change} />
        ))}
      </ul>
      {others > 0 && (
        <p className="muted">
          {others} more {others === 1 ? 'waits' : 'wait'}. The oldest stand here first: answer these to see the others.
        </p>
      )}
    </>
  );
}

function AskedRow({ change }: { readonly change: AskedChange }) {
  const reopen = useReopen();
  const { customerId, firstName, lastName, reference, part, askedAt } = change;
  return (
    <li>
      <PlainButton className="desk-result" onClick={() => reopen(customerId)}>
        <span className="desk-who">
          <span className="desk-name">
            {firstName} {lastName}
          </span>
          <span className="small muted num">
            {reference}, {part === 'name' ? 'another name' : 'another date of birth'}, asked on{' '}
            {ukDateText(dateOf(new Date(askedAt)))}
          </span>
        </span>
        <Icon name="right" />
      </PlainButton>
    </li>
  );
}
