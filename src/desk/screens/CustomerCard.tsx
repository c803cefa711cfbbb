import { observer } from 'mobx-react-lite';
import { SiteLink } from '../../kit/site/SiteLink';
import type { FoundCustomer } from '../../kit/api/staff';
import { useDesk } from '../DeskContext';

type InitialsProps = { readonly customer: FoundCustomer };

/** The customer at the desk. */
export const CustomerCard = observer(function CustomerCard() {
  const { customer } = useDesk();
  if (!customer) return null;
  return (
    <section className="desk-between" aria-label="Customer">
      <div className="desk-customer">
        <Initials customer={customer} />
        <div>
          <h2 className="desk-name">
            {customer.firstName} {customer.lastName}
          </h2>
          <p className="small muted num">{customerSummary(customer)}</p>
        </div>
      </div>
      <SiteLink className="btn btn-secondary btn-s" to="/customer">
        Change customer
      </SiteLink>
    </section>
  );
});

export function Initials({ customer: { firstName, lastName } }: InitialsProps) {
  return (
    <span className="desk-initials" aria-hidden="true">
      {firstName.slice(0, 1)}
      {lastName.slice(0, 1)}
    </span>
  );
}

/** Returns `Member AV-10021, Total Fitness`, `Customer AV-10021` without a membership, or that there is no account. */
export function customerSummary({ reference, membership, walkIn }: FoundCustomer): string {
  if (walkIn) return 'Sold without an account';
  return membership === null ? `Customer ${reference}` : `Member ${reference}, ${membership}`;
}
