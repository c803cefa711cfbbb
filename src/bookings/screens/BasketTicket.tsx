import { observer } from 'mobx-react-lite';
import type { Basket } from '../../kit/api/basket';
import { CostLines, Tear, Ticket, TicketPart, Total } from '../../kit/components/Ticket';
import { sessionTimesText } from '../../ground/core/sessionTimes';
import { useMoney } from '../../kit/site/useMoney';

/** The payment summary of the basket, with the server's prices. */
export const BasketTicket = observer(function BasketTicket({ basket }: { readonly basket: Basket }) {
  const { items, penalties, payments, formattedTotal, formattedBalance } = basket;
  const money = useMoney();
  const credits = payments.filter(({ tenderType }) => tenderType === 'credit');
  return (
    <Ticket title="Payment summary">
      <TicketPart>
        <ul className="ticket-places">
          {items.map((item) => (
            <li key={item.id}>
              <span>
                <b>{item.name}</b>
                <small>{sessionTimesText(item)}</small>
                <small>
                  {item.place}, {item.venue.name}
                </small>
                {item.purchasedForName !== null && <small>For {item.purchasedForName}</small>}
                {item.benefit && <small>Included in your membership: {item.benefit.name}</small>}
                {item.package && <small>Paid with {item.package.name}</small>}
              </span>
              <span className="ticket-place-price">{item.price.formatted}</span>
            </li>
          ))}
          {penalties.map(({ id, name, tax, price }) => (
            <li key={id}>
              <span>
                <b>{name}</b>
                <small>{tax}</small>
              </span>
              <span className="ticket-place-price">{price.formatted}</span>
            </li>
          ))}
        </ul>
      </TicketPart>
      <Tear />
      {credits.length > 0 && (
        <>
          <TicketPart>
            <CostLines
              lines={[
                { label: 'Subtotal', amount: formattedTotal },
                ...credits.map(({ amount }) => ({ label: 'Credit', amount: money(-amount), minus: true })),
              ]}
            />
          </TicketPart>
          <Tear />
        </>
      )}
      <TicketPart last>
        <Total label="Total to pay now" amount={formattedBalance} />
      </TicketPart>
    </Ticket>
  );
});
