import { observer } from 'mobx-react-lite';
import type { Order } from '../../kit/api/checkout';
import { Note } from '../../kit/components/Note';
import { CostLines, LabelledValues, Tear, Ticket, TicketPart, Total } from '../../kit/components/Ticket';
import { ukDateText } from '../../ground/core/dates';
import { priceName } from '../../ground/core/costNames';
import { durationText } from '../../ground/core/duration';
import type { MembershipItem } from './orderItems';
import { useSite } from '../../kit/site/SiteContext';

export type NewMembershipProps = { readonly item: MembershipItem; readonly order: Order };

/** A bought membership with its fees and notes. */
export const NewMembership = observer(function NewMembership({ item, order }: NewMembershipProps) {
  return (
    <div className="confirmation-item">
      <div className="stack">
        <MembershipTicket item={item} order={order} />
        {item.newMandate && (
          <Note type="success" title="Direct Debit set up successfully">
            Confirmation of your new Direct Debit mandate will be emailed to you within 3 business days.
          </Note>
        )}
        {item.requiresEligibility && <ProofNote />}
      </div>
      <Fees item={item} />
    </div>
  );
});

const MembershipTicket = observer(function MembershipTicket({ item, order }: NewMembershipProps) {
  const { config } = useSite();
  const fee = `${item.baseFee.price.formatted} ${durationText(item.paymentOption)}`;
  return (
    <Ticket title="Your new membership" stub={<span className="order-number">Order {order.number}</span>}>
      <TicketPart last={config.kiosk}>
        <h3 className="confirmation-name">{item.name}</h3>
        <p className="muted">{item.categories.map(({ name }) => name).join(', ')}</p>
        <div className="confirmation-facts">
          <LabelledValues
            facts={[
              { label: 'Start date', value: ukDateText(item.startDate) },
              { label: 'End date', value: item.endDate == null ? 'Rolling' : ukDateText(item.endDate) },
              { label: priceName(item.paymentOption.paymentType), value: fee },
              ...(item.firstPaymentDate == null
                ? []
                : [{ label: 'First payment', value: ukDateText(item.firstPaymentDate) }]),
            ]}
          />
        </div>
      </TicketPart>
      {!config.kiosk && (
        <>
          <Tear />
          <TicketPart last>
            <div className="confirmation-next">
              <p>You can manage your membership and book activities through your online account</p>
              <a className="btn btn-primary" href={config.linkTo('my-account', '/')}>
                Go to my account
              </a>
            </div>
          </TicketPart>
        </>
      )}
    </Ticket>
  );
});

const ProofNote = observer(function ProofNote() {
  const { config } = useSite();
  return (
    <Note
      type="warning"
      title="Your membership status will be pending until you provide the required proof of eligibility"
    >
      Please upload it to your online account as soon as possible.{' '}
      {!config.kiosk && <a href={config.linkTo('my-account', '/memberships')}>Upload your proof</a>}
    </Note>
  );
});

function Fees({ item }: Pick<NewMembershipProps, 'item'>) {
  return (
    <Ticket title={item.paymentType === 'fixed' ? 'Single payment membership' : 'Membership fees'}>
      <TicketPart>
        <p className="strong">{item.homeVenue.name}</p>
        <CostLines
          lines={item.fees.map(({ label, price, days, type }) => ({
            label,
            amount: price.formatted,
            minus: type === 'discount',
            note: days === undefined ? undefined : days === 1 ? '1 day' : `${days} days`,
          }))}
        />
      </TicketPart>
      <Tear />
      <TicketPart last>
        <Total label="Total" amount={item.total.formatted} />
      </TicketPart>
    </Ticket>
  );
}
