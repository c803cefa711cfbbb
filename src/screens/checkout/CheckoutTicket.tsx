import type { JoiningCart } from '../../api/joining';
import { CostLines, FactList, Tear, Ticket, TicketPart, Total } from '../../components/Ticket';
import { ukDateText } from '../../core/dates';
import { durationText } from '../../sections/membership/duration';

/** What is paid for, as the cart on the server has it. */
export function CheckoutTicket({ cart }: { readonly cart: JoiningCart }) {
  const { kind, follows, homeVenue, membershipType, paymentOption, startDate, promotionCode } = cart;
  const { fees, globalBasePrice, proRataDays, firstBillingDate, totalToPayNow, paymentType } = paymentOption;
  const days = proRataDays === 1 ? '1 day' : `${proRataDays} days`;
  const lines = [
    { label: 'Setup fee', price: fees.joiningFee },
    { label: 'Month in hand fee', price: fees.monthInHandFee },
    {
      label: kind === 'change' ? 'Dearer days until your next bill' : 'Pro-rata membership',
      price: fees.proRataFee,
      note: days,
    },
    ...(paymentType === 'fixed'
      ? [{ label: 'Membership', price: fees.baseFee, note: durationText(paymentOption) }]
      : []),
    { label: 'Code Applied', price: fees.discount, minus: true, note: promotionCode ?? undefined },
  ].filter(({ price }) => price.raw !== 0);
  return (
    <Ticket title="Payment summary">
      <TicketPart>
        <FactList
          facts={[
            { label: 'Selected centre', value: homeVenue.name },
            {
              label: 'Membership',
              value: membershipType.name,
              note: membershipType.categories.map(({ name }) => name).join(', '),
            },
            ...(kind === 'change' && follows ? [{ label: 'In place of', value: follows.name }] : []),
          ]}
        />
        <div className="ticket-dates">
          <FactList
            columns={2}
            facts={[
              { label: 'Start date', value: ukDateText(startDate) },
              ...(firstBillingDate == null
                ? []
                : [{ label: 'First billing date', value: ukDateText(firstBillingDate) }]),
            ]}
          />
        </div>
        <FactList
          facts={[{ label: 'Membership fee', value: `${globalBasePrice.formatted} ${durationText(paymentOption)}` }]}
        />
      </TicketPart>
      <Tear />
      {lines.length > 0 && (
        <>
          <TicketPart>
            <CostLines lines={lines.map(({ price, ...line }) => ({ ...line, amount: price.formatted }))} />
          </TicketPart>
          <Tear />
        </>
      )}
      <TicketPart last>
        <Total label="Total to pay now" amount={totalToPayNow.formatted} />
      </TicketPart>
    </Ticket>
  );
}
