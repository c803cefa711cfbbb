import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PaymentType } from '../../../kit/api/memberships';
import { goOnAfterFrame } from '../../../kit/components/afterFrame';
import { Button } from '../../../kit/components/Button';
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
      {offers.length === 0 && <NoneFound />}
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

/** Says that no membership passes the filters, and offers to take them off. */
const NoneFound = observer(function NoneFound() {
  const { memberships, joining } = useJoining();
  return (
    <div className="empty">
      <p>No memberships found</p>
      {memberships.category === undefined ? (
        <Button look="secondary" size="s" onClick={() => joining.changeLocation()}>
          Change location
        </Button>
      ) : (
        <Button look="secondary" size="s" onClick={() => memberships.setCategory(undefined)}>
          Show all types
        </Button>
      )}
    </div>
  );
});

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
        <label className="field-label" htmlFor="membership-type">
          Membership type
        </label>
        <select
          id="membership-type"
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
