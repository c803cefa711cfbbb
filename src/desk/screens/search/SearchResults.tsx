import { observer } from 'mobx-react-lite';
import type { CustomerMatch } from '../../../kit/api/staff';
import { Icon } from '../../../kit/components/Icon';
import { Note } from '../../../kit/components/Note';
import { Skeleton } from '../../../kit/components/Spinner';
import { ukDateText } from '../../../ground/core/dates';
import { useDesk } from '../../DeskContext';
import { customerSummary } from '../CustomerCard';
import { Initials } from '../Initials';
import { useServe } from './useServe';
import { refusalText } from '../../../kit/api/refusalText';
import { PlainButton } from '../../../kit/components/PlainButton';

/** The largest number of customers that the server returns. */
const maxResults = 20;

/** The customers whom the search found, best match first. */
export const SearchResults = observer(function SearchResults() {
  const { request } = useDesk().customers;
  const customers = request.data ?? [];
  return (
    <div className="desk-found">
      <p role="status" className="small muted">
        {request.status === 'success' && countText(customers.length)}
      </p>
      {request.error && <Note type="danger" title={refusalText(request.error)} live />}
      {request.loading && <Skeleton label="Looking for customers" heights={[72, 72]} />}
      {request.status === 'success' && customers.length > 0 && (
        <ul>
          {customers.map((customer) => (
            <SearchResult key={customer.id} customer={customer} />
          ))}
        </ul>
      )}
    </div>
  );
});

function countText(count: number): string {
  if (count === 0) return 'No customers found. Try something else they know, or make an account for them.';
  if (count >= maxResults) return `Showing the first ${maxResults} customers. Enter more to narrow the search.`;
  return count === 1 ? '1 customer' : `${count} customers`;
}

function SearchResult({ customer }: { readonly customer: CustomerMatch }) {
  const serve = useServe();
  const { firstName, lastName, email, dateOfBirth, matched } = customer;
  return (
    <li>
      <PlainButton className="desk-result" onClick={() => serve(customer)}>
        <Initials customer={customer} />
        <span className="desk-who">
          <span className="desk-name">
            {firstName} {lastName}
          </span>
          <span className="small muted num">{customerSummary(customer)}</span>
          <span className="small muted">
            {email}
            {dateOfBirth !== null && `, born ${ukDateText(dateOfBirth)}`}
          </span>
          {matched && (
            <span className="small strong">{matched.by === 'child' ? `Child: ${matched.text}` : matched.text}</span>
          )}
        </span>
        <Icon name="right" />
      </PlainButton>
    </li>
  );
}
