import { observer } from 'mobx-react-lite';
import type { DeskReceipt } from '../../kit/api/staff';
import { CostLines, LabelledValues, Tear, Ticket, TicketPart, type CostLine } from '../../kit/components/Ticket';
import { pence, sumPence } from '../../ground/core/money';
import { sessionTimesText } from '../../ground/core/sessionTimes';
import { useMoney } from '../../kit/site/useMoney';
import { momentText } from './momentText';
import { takenLabel } from './payment/tenderOptions';

type TillReceiptProps = { readonly receipt: DeskReceipt };

/** The customer's receipt: a ticket on the screen, a strip of 80 mm on paper. */
export const TillReceipt = observer(function TillReceipt({ receipt }: TillReceiptProps) {
  const { number, operator, venues, customer, cashier, soldAt } = receipt;
  return (
    <div className="till-receipt">
      <Ticket title="Receipt" stub={<span className="order-number">Order {number}</span>}>
        <TicketPart>
          <address>
            <strong>{operator.name}</strong>
            <span>{operator.address}</span>
            {venues.map(({ name, address }) => (
              <span key={name}>
                <strong>{name}</strong>, {address}
              </span>
            ))}
          </address>
          <LabelledValues
            facts={[
              { label: 'Date and time', value: momentText(soldAt) },
              { label: 'Customer', value: `${customer.name}, ${customer.reference}` },
              { label: 'Served by', value: cashier },
            ]}
          />
        </TicketPart>
        <Tear />
        <TicketPart>
          <Lines receipt={receipt} />
        </TicketPart>
        <Tear />
        <TicketPart last>
          <Sums receipt={receipt} />
        </TicketPart>
      </Ticket>
    </div>
  );
});

/** The lines ticked for the receipt, with the others summed up in one line; all lines if none is ticked. */
const Lines = observer(function Lines({ receipt: { lines, penalties, venues } }: TillReceiptProps) {
  const money = useMoney();
  const ticked = lines.filter(({ enablePrintReceipt }) => enablePrintReceipt);
  const shown = ticked.length > 0 ? ticked : lines;
  const others = lines.filter((line) => !shown.includes(line));
  const charged = penalties.map(({ name, tax, price }) => ({ label: name, note: tax, amount: price.formatted }));
  const costs: CostLine[] = shown.map((line) => ({
    label: line.variant === null ? line.name : `${line.name}, ${line.variant}`,
    note: noteOf(line, venues.length > 1),
    amount: line.price.formatted,
  }));
  if (others.length === 0) return <CostLines lines={[...costs, ...charged]} />;
  const rest = sumPence(others.map(({ price }) => pence(price.raw)));
  const label = others.length === 1 ? '1 other item' : `${others.length} other items`;
  return <CostLines lines={[...costs, ...charged, { label, amount: money(rest) }]} />;
});

function noteOf(line: DeskReceipt['lines'][number], withVenue: boolean): string {
  const where = withVenue ? `${line.place}, ${line.venue}` : line.place;
  const paidBy = line.paidBy === null ? '' : `, with ${line.paidBy}`;
  return `For ${line.attendee}. ${sessionTimesText(line)}, ${where}${paidBy}`;
}

function Sums({ receipt: { lines, net, tax, total, tenders, changeDue, refund } }: TillReceiptProps) {
  const change = changeDue.raw > 0 ? [{ label: 'Change given', amount: changeDue.formatted }] : [];
  const given = tenders.map(({ amount, ...tender }) => ({
    label: tender.tenderType === 'cash' ? 'Cash given' : takenLabel(tender),
    amount: amount.formatted,
  }));
  const vat =
    tax.raw === 0
      ? [{ label: 'VAT', amount: lines.length > 0 ? 'Exempt' : 'None' }]
      : [
          { label: 'Total before VAT', amount: net.formatted },
          { label: 'VAT', amount: tax.formatted },
        ];
  const returned = [
    { label: 'Given back in cash', price: refund?.cash },
    { label: 'Given back as credit', price: refund?.credit },
  ].flatMap(({ label, price }) => (price && price.raw > 0 ? [{ label, amount: price.formatted }] : []));
  return (
    <CostLines lines={[...vat, { label: 'Order total', amount: total.formatted }, ...given, ...change, ...returned]} />
  );
}
