import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SiteLink } from '../../sections/SiteLink';
import type { FoundCustomer } from '../../api/staff';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { ukDateText } from '../../core/dates';
import { useDesk } from '../../stores/bookings/desk/DeskContext';
import { CountedSales } from './CountedSales';
import { Initials, standingOf } from './CustomerCard';
import './desk.css';

const fewest = 2;

/** Whom staff serve next: found by name, e-mail address or reference. */
export const FindCustomerScreen = observer(function FindCustomerScreen() {
  const desk = useDesk();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const search = text.trim();
    const tooShort = search.length < fewest;
    setError(tooShort ? 'Type at least two letters or numbers.' : undefined);
    if (tooShort) input.current?.focus();
    else void desk.find(search);
  };
  return (
    <div className="wrap desk-single">
      <section className="card">
        <div className="desk-between">
          <h1 tabIndex={-1}>Find a customer</h1>
          {desk.customer && (
            <SiteLink className="link" to="/basket">
              Back to {desk.customer.firstName} {desk.customer.lastName}
            </SiteLink>
          )}
        </div>
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
              <Button type="submit" busy={desk.found.loading}>
                Search
              </Button>
            </div>
          </div>
        </form>
        <Found />
      </section>
      <CountedSales />
    </div>
  );
});

const Found = observer(function Found() {
  const { found } = useDesk();
  const customers = found.data ?? [];
  return (
    <div className="desk-found">
      <p role="status" className="small muted">
        {found.status === 'success' && countText(customers.length)}
      </p>
      {found.status === 'error' && <Note type="danger" title={found.error?.message ?? ''} live />}
      {found.loading && <Skeleton label="Looking for customers" heights={[72, 72]} />}
      {found.status === 'success' && (
        <ul>
          {customers.map((customer) => (
            <FoundRow key={customer.id} customer={customer} />
          ))}
        </ul>
      )}
    </div>
  );
});

/** The server sends no more than so many. */
const most = 20;

function countText(count: number): string {
  if (count === 0) return 'Nobody was found. Try another part of the name, the email address or the reference.';
  if (count >= most) return `The first ${most} are shown. Type more to find the right one.`;
  return count === 1 ? '1 customer' : `${count} customers`;
}

const FoundRow = observer(function FoundRow({ customer }: { readonly customer: FoundCustomer }) {
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
        <Initials of={customer} />
        <span className="desk-who">
          <span className="desk-name">
            {firstName} {lastName}
          </span>
          <span className="small muted num">{standingOf(customer)}</span>
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
