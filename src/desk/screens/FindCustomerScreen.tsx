import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SiteLink } from '../../kit/site/SiteLink';
import type { FoundCustomer } from '../../kit/api/staff';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { Note } from '../../kit/components/Note';
import { Skeleton } from '../../kit/components/Spinner';
import { ukDateText } from '../../ground/core/dates';
import { useDesk } from '../DeskContext';
import { CountedSales } from './CountedSales';
import { OpenRefunds } from './Refund';
import { Initials, customerSummary } from './CustomerCard';
import './desk.css';

const minSearchLength = 2;

/** The search for the next customer by name, email address or reference. */
export const FindCustomerScreen = observer(function FindCustomerScreen() {
  const { customer } = useDesk();
  return (
    <div className="wrap desk-single">
      <section className="card">
        <div className="desk-between">
          <h1 tabIndex={-1}>Find a customer</h1>
          {customer && (
            <SiteLink className="link" to="/basket">
              Back to {customer.firstName} {customer.lastName}
            </SiteLink>
          )}
        </div>
        <SearchForm />
        <SearchResults />
      </section>
      <CountedSales />
      <OpenRefunds />
    </div>
  );
});

const SearchForm = observer(function SearchForm() {
  const desk = useDesk();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const search = text.trim();
    const tooShort = search.length < minSearchLength;
    setError(tooShort ? 'Enter at least two letters or numbers.' : undefined);
    if (tooShort) input.current?.focus();
    else void desk.search(search);
  };
  return (
    <form role="search" onSubmit={handleSubmit} noValidate>
      <div className={error === undefined ? 'field' : 'field field-bad'}>
        <label className="field-label" htmlFor="customer-search">
          Name, email address or customer reference
        </label>
        {error !== undefined && (
          <p className="field-error" id="customer-search-error">
            <Icon name="alert" size="s" />
            {error}
          </p>
        )}
        <div className="desk-row">
          <div className="with-icon">
            <Icon name="search" />
            <input
              ref={input}
              id="customer-search"
              type="search"
              className="input"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : 'customer-search-error'}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Button type="submit" busy={desk.customerSearch.loading}>
            Search
          </Button>
        </div>
      </div>
    </form>
  );
});

const SearchResults = observer(function Found() {
  const { customerSearch } = useDesk();
  const customers = customerSearch.data ?? [];
  return (
    <div className="desk-found">
      <p role="status" className="small muted">
        {customerSearch.status === 'success' && countText(customers.length)}
      </p>
      {customerSearch.status === 'error' && <Note type="danger" title={customerSearch.error?.message ?? ''} live />}
      {customerSearch.loading && <Skeleton label="Looking for customers" heights={[72, 72]} />}
      {customerSearch.status === 'success' && (
        <ul>
          {customers.map((customer) => (
            <SearchResult key={customer.id} customer={customer} />
          ))}
        </ul>
      )}
    </div>
  );
});

/** The largest number of customers that the server returns. */
const maxResults = 20;

function countText(count: number): string {
  if (count === 0) return 'No customers found. Try another part of the name, email address or reference.';
  if (count >= maxResults) return `Showing the first ${maxResults} customers. Enter more to narrow the search.`;
  return count === 1 ? '1 customer' : `${count} customers`;
}

const SearchResult = observer(function FoundRow({ customer }: { readonly customer: FoundCustomer }) {
  const desk = useDesk();
  const navigate = useNavigate();
  const { firstName, lastName, email, dateOfBirth } = customer;
  const select = async (): Promise<void> => {
    const serving = desk.serve(customer);
    void navigate('/basket');
    await serving;
  };
  return (
    <li>
      <button type="button" className="desk-result" onClick={() => void select()}>
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
        </span>
        <Icon name="right" />
      </button>
    </li>
  );
});
