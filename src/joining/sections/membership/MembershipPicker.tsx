import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PaymentType } from '../../../kit/api/memberships';
import { goOnAfterFrame } from '../../../kit/components/afterFrame';
import { Button } from '../../../kit/components/Button';
import { leadTo } from '../../../kit/components/press';
import { Note } from '../../../kit/components/Note';
import { Skeleton } from '../../../kit/components/Spinner';
import { fieldUi } from '../../../ground/journey/language/fieldUi';
import type { DisplayedSection } from '../../../ground/journey/language/sections';
import type { MembershipOffer } from '../../stores/MembershipOffersStore';
import { Presence } from '../../../kit/components/motion/Presence';
import { MembershipCard } from './MembershipCard';
import { MembershipDialog } from './MembershipDialog';
import './membership.css';
import { useJoining } from '../../JoiningContext';
import { useSignIn } from '../../../sign-in/SignInContext';

export type MembershipPickerProps = { readonly section: DisplayedSection };

/** The choice of a membership among the filtered ones of the chosen centre. */
export const MembershipPicker = observer(function MembershipPicker({ section }: MembershipPickerProps) {
  const { memberships, joining } = useJoining();
  const { session } = useSignIn();
  const [detailed, setDetailed] = useState<MembershipOffer>();
  const { venue } = joining;
  const { request } = memberships;
  if (request.status === 'error') {
    return (
      <Note type="danger" title={request.error?.message ?? ''} live>
        <Button look="secondary" size="s" onClick={() => joining.retry()}>
          Try again
        </Button>
      </Note>
    );
  }
  if (request.data === undefined || !venue) return <Skeleton label="Loading memberships" heights={[48, 290, 290]} />;
  const { offers, mayShowIneligible } = joining;
  const choose = (offer: MembershipOffer): void => {
    setDetailed(undefined);
    goOnAfterFrame(() => joining.chooseMembership(offer));
  };
  return (
    <>
      <Filters mayShowIneligible={mayShowIneligible} togglesPayment={togglesPayment(section)} />
      {offers.length === 0 && <NoneFound togglesPayment={togglesPayment(section)} />}
      <ul className="passes" aria-label="Memberships">
        {offers.map((offer) => (
          <li key={offer.type.id}>
            <MembershipCard
              offer={offer}
              chosen={joining.offer?.option.id === offer.option.id}
              loggedIn={session.isMember}
              onChoose={() => choose(offer)}
              onDetails={() => setDetailed(offer)}
            />
          </li>
        ))}
      </ul>
      <Presence>
        {detailed && (
          <MembershipDialog offer={detailed} onChoose={() => choose(detailed)} onClose={() => setDetailed(undefined)} />
        )}
      </Presence>
    </>
  );
});

/** Says that no membership passes the filters, and offers to take them off one by one. */
const NoneFound = observer(function NoneFound({ togglesPayment: toggles }: { readonly togglesPayment: boolean }) {
  const { memberships, joining } = useJoining();
  const other = memberships.paymentType === 'recurring' ? 'fixed' : 'recurring';
  const { venue, mayShowIneligible } = joining;
  const hasOther = toggles && venue !== undefined && memberships.offersAt(venue, mayShowIneligible, other).length > 0;
  const { category } = memberships;
  const showOther = (): void => {
    memberships.setPaymentType(other);
    leadTo(paymentId(other)); // the button goes
  };
  const showAllTypes = (): void => {
    memberships.setCategory(undefined);
    leadTo(typeId);
  };
  return (
    <div className="empty">
      <p>No memberships found</p>
      {hasOther && (
        <Button look="secondary" size="s" onClick={showOther}>
          {other === 'recurring' ? 'Show monthly memberships' : 'Show single payments'}
        </Button>
      )}
      {category !== undefined && (
        <Button look="secondary" size="s" onClick={showAllTypes}>
          Show all types
        </Button>
      )}
      {!hasOther && category === undefined && (
        <Button look="secondary" size="s" onClick={() => joining.changeLocation()}>
          Change location
        </Button>
      )}
    </div>
  );
});

const typeId = 'membership-type';
const paymentId = (type: PaymentType): string => `payment-type-${type}`;

const paymentTypes: readonly (readonly [PaymentType, string])[] = [
  ['recurring', 'Monthly'],
  ['fixed', 'Single payment'],
];

/** Reports whether the customer can switch between monthly and single payment, which a journey's form may turn off. */
function togglesPayment({ form }: DisplayedSection): boolean {
  return fieldUi(form?.ui).every(([, ui]) => ui['ui:options']?.paymentToggle !== false);
}

type FiltersProps = { readonly mayShowIneligible: boolean; readonly togglesPayment: boolean };

const Filters = observer(function Filters({ mayShowIneligible, togglesPayment }: FiltersProps) {
  const { memberships } = useJoining();
  const [hasChosen, setHasChosen] = useState(memberships.category !== undefined);
  return (
    <div className="filters">
      <div className="field filter-type">
        <label className="field-label" htmlFor={typeId}>
          Membership type
        </label>
        <select
          id={typeId}
          className="input"
          value={memberships.category ?? (hasChosen ? 'all' : '')}
          onChange={({ target: { value } }) => {
            setHasChosen(true);
            memberships.setCategory(value === 'all' ? undefined : Number(value));
          }}
        >
          <option value="" disabled hidden>
            Select type
          </option>
          <optgroup label="Membership types">
            <option value="all">All types</option>
            {memberships.categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      {togglesPayment && <PaymentToggle />}
      {mayShowIneligible && (
        <label className="tick">
          <input
            className="box"
            type="checkbox"
            checked={memberships.showIneligible}
            onChange={(event) => memberships.setShowIneligible(event.target.checked)}
          />
          <span>Show ineligible memberships</span>
        </label>
      )}
    </div>
  );
});

const PaymentToggle = observer(function PaymentToggle() {
  const { memberships } = useJoining();
  return (
    <fieldset>
      <legend className="field-label">Payment</legend>
      <div className="segments">
        {paymentTypes.map(([type, label]) => (
          <label key={type} className="chip">
            <input
              type="radio"
              id={paymentId(type)}
              name="payment-type"
              checked={memberships.paymentType === type}
              onChange={() => memberships.setPaymentType(type)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
