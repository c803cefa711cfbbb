import { observer } from 'mobx-react-lite';
import { SiteLink } from '../../sections/SiteLink';
import type { FoundCustomer } from '../../api/staff';
import { useDesk } from '../../stores/bookings/desk/DeskContext';

type OfCustomer = { readonly of: FoundCustomer };

/** Whom staff serve. */
export const CustomerCard = observer(function CustomerCard() {
  const { customer } = useDesk();
  if (!customer) return null;
  return (
    <section className="desk-between" aria-label="Customer">
      <div className="desk-customer">
        <Initials of={customer} />
        <div>
          <h2 className="desk-name">
            {customer.firstName} {customer.lastName}
          </h2>
          <p className="small muted num">{standingOf(customer)}</p>
        </div>
      </div>
      <SiteLink className="btn btn-secondary btn-s" to="/customer">
        Change customer
      </SiteLink>
    </section>
  );
});

export function Initials({ of: { firstName, lastName } }: OfCustomer) {
  return (
    <span className="desk-initials" aria-hidden="true">
      {firstName.slice(0, 1)}
      {lastName.slice(0, 1)}
    </span>
  );
}

/** `Member AV-10021, Total Fitness`, or `Customer AV-10021`. */
export function standingOf({ reference, membership }: FoundCustomer): string {
  return membership === null ? `Customer ${reference}` : `Member ${reference}, ${membership}`;
}
