import type { FoundCustomer } from '../../kit/api/staff';

type InitialsProps = { readonly customer: FoundCustomer };

/** A customer's initials, in place of a photo. */
export function Initials({ customer: { firstName, lastName } }: InitialsProps) {
  return (
    <span className="desk-initials" aria-hidden="true">
      {firstName.slice(0, 1)}
      {lastName.slice(0, 1)}
    </span>
  );
}
