import type { JoiningCart } from '../../kit/api/joining';
import { CostLines, LabelledValues, Tear, Ticket, TicketPart, Total, type CostLine } from '../../kit/components/Ticket';
import { ukDateText } from '../../ground/core/dates';
import { costNames, discountNote, priceName } from '../../ground/core/costNames';
import { durationText } from '../../ground/core/duration';

export type CheckoutTicketProps = { readonly cart: JoiningCart };

/** The summary of the server's joining cart. */
export function CheckoutTicket({ cart }: CheckoutTicketProps) {
  const lines = costLines(cart);
  return (
    <Ticket title="Payment summary">
      <TicketPart>
        <MembershipFacts cart={cart} />
      </TicketPart>
      <Tear />
      {lines.length > 0 && (
        <>
          <TicketPart>
            <CostLines lines={lines} />
          </TicketPart>
          <Tear />
        </>
      )}
      <TicketPart last>
        <Total label="Total to pay now" amount={cart.paymentOption.totalToPayNow.formatted} />
      </TicketPart>
    </Ticket>
  );
}

function MembershipFacts({ cart }: CheckoutTicketProps) {
  const { kind, follows, homeVenue, membershipType, paymentOption, startDate } = cart;
  const { globalBasePrice, firstBillingDate } = paymentOption;
  return (
    <>
      <LabelledValues
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
        <LabelledValues
          columns={2}
          facts={[
            { label: 'Start date', value: ukDateText(startDate) },
            ...(firstBillingDate == null ? [] : [{ label: 'First billing date', value: ukDateText(firstBillingDate) }]),
          ]}
        />
      </div>
      {!isPriceLine(paymentOption) && (
        <LabelledValues
          facts={[
            {
              label: priceName(paymentOption.paymentType),
              value: `${globalBasePrice.formatted} ${durationText(paymentOption)}`,
            },
          ]}
        />
      )}
    </>
  );
}

/** Reports whether the cost lines have the price and its period: then it is no fact above them as well. */
function isPriceLine({ paymentType, fees }: JoiningCart['paymentOption']): boolean {
  return paymentType === 'fixed' && fees.baseFee.raw !== 0;
}

/** Returns the server's cost lines, without those of zero. Nothing is added up here. */
function costLines({ kind, paymentOption, promotionCode }: JoiningCart): readonly CostLine[] {
  const { fees, proRataDays, paymentType } = paymentOption;
  const lines = [
    { ...costNames.setup, price: fees.joiningFee },
    { ...costNames.monthInHand, price: fees.monthInHandFee },
    {
      label: kind === 'change' ? 'Price difference until your next bill' : costNames.proRata.label,
      price: fees.proRataFee,
      note: proRataDays === 1 ? '1 day' : `${proRataDays} days`,
    },
    ...(paymentType === 'fixed'
      ? [{ ...costNames.membership, price: fees.baseFee, note: durationText(paymentOption) }]
      : []),
    { ...costNames.discount, price: fees.discount, minus: true, note: discountNote(promotionCode) },
  ];
  return lines
    .filter(({ price }) => price.raw !== 0)
    .map(({ price, ...line }) => ({ ...line, amount: price.formatted }));
}
