import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Drawer } from '../../../kit/components/dialog/lazyDialog';
import { RequestView } from '../../../kit/site/RequestView';
import { dateOf, ukDateText } from '../../../ground/core/dates';
import { offerEndText } from '../../../ground/core/waitingTexts';
import { sessionTimesText } from '../../../ground/core/sessionTimes';
import type { CustomerRecord, FoundCustomer } from '../../../kit/api/staff';
import { useDesk } from '../../DeskContext';
import { CustomerFace } from './CustomerFace';
import { RecordChanged, RecordedIdentity } from './RecordedIdentity';
import { RecordedBookings } from './RecordedBookings';
import { RecordedConsents } from './RecordedConsents';
import { RecordedPenalties } from './RecordedPenalties';
import { RecordedLists } from './RecordedLists';
import { membershipWords } from './membershipWords';

type CustomerRecordDrawerProps = { readonly customer: FoundCustomer; readonly onClose: () => void };

/** The drawer with the customer at the desk: photo, penalties, membership, bookings and online basket. */
export const CustomerRecordDrawer = observer(function CustomerRecordDrawer(props: CustomerRecordDrawerProps) {
  const { customer, onClose } = props;
  const { record } = useDesk();
  const { firstName, lastName, reference, dateOfBirth, email } = customer;
  const handleClose = (): void => {
    record.ask(undefined);
    record.changes.clear();
    onClose();
  };
  return (
    <Drawer title={`${firstName} ${lastName}`} onClose={handleClose}>
      <div className="record">
        <div className="record-who">
          <CustomerFace customer={customer} />
          <dl>
            <Fact label="Customer ID">{reference}</Fact>
            {dateOfBirth !== null && <Fact label="Born">{ukDateText(dateOfBirth)}</Fact>}
            {email !== '' && <Fact label="Email">{email}</Fact>}
            {record.request.data && <Fact label="Credit">{record.request.data.credit.formatted}</Fact>}
          </dl>
        </div>
        <RequestView
          request={record.request}
          onRetry={() => record.load(customer.id)}
          label="Loading the customer"
          heights={[96, 72, 72, 72]}
        >
          {(known) => (
            <>
              <RecordChanged />
              <RecordedPenalties penalties={known.penalties} onLeave={handleClose} />
              <Memberships memberships={known.memberships} />
              <RecordedBookings bookings={known.bookings} />
              <RecordedLists entries={known.waitingList} />
              <RecordedIdentity requests={known.identityRequests} />
              <RecordedConsents consents={known.marketing} />
              <InOnlineBasket basket={known.onlineBasket} />
            </>
          )}
        </RequestView>
      </div>
    </Drawer>
  );
});

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Memberships({ memberships }: Pick<CustomerRecord, 'memberships'>) {
  return (
    <section className="record-part" aria-labelledby="record-membership">
      <h3 id="record-membership">Membership</h3>
      {memberships.length === 0 && <p className="muted">No membership. Pays for each visit.</p>}
      <ul>
        {memberships.map((membership) => {
          const { tag, look, until } = membershipWords(membership);
          return (
            <li key={membership.id} className="record-line">
              <div>
                <p className="strong">{membership.name}</p>
                <p className="small muted">{until}</p>
                <p className="small muted">{membership.venue}</p>
              </div>
              <span className={`tag ${look}`}>{tag}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function InOnlineBasket({ basket }: { readonly basket: CustomerRecord['onlineBasket'] }) {
  return (
    <section className="record-part" aria-labelledby="record-online">
      <h3 id="record-online">Online basket</h3>
      {basket === null && <p className="muted">Nothing is in the customer’s own basket.</p>}
      {basket && (
        <>
          <ul>
            {basket.items.map(({ id, name, place, venue, attendee, price, ...times }) => (
              <li key={id} className="record-line">
                <div>
                  <p className="strong">{name}</p>
                  <p className="small muted">
                    {sessionTimesText({ ...times, weeks: null })}, {place}
                  </p>
                  <p className="small muted">
                    {attendee === null ? 'No attendee chosen yet' : `For ${attendee}`}, {venue}
                  </p>
                </div>
                <p className="record-amount">{price.formatted}</p>
              </li>
            ))}
          </ul>
          <p className="small strong">{heldText(basket)}</p>
        </>
      )}
    </section>
  );
}

function heldText({ isBeingPaid, heldUntil }: NonNullable<CustomerRecord['onlineBasket']>): string {
  if (isBeingPaid) return 'The customer is paying for it online now.';
  return `Held for the customer until ${offerEndText(heldUntil, dateOf(new Date()))}.`;
}
