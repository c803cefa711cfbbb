import { observer } from 'mobx-react-lite';
import type { DeskReceipt } from '../../api/staff';
import { CostLines, FactList, Tear, Ticket, TicketPart, type CostLine } from '../../components/Ticket';
import { dateOf, formatUkDate, timeOf } from '../../core/dates';
import { pence, sumPence } from '../../core/money';
import { whenText } from '../../core/when';
import { useMoney } from '../parts/useMoney';
import { labelOf } from './tenderWords';

type TillReceiptProps = { readonly receipt: DeskReceipt };

/** The receipt as the customer takes it along: a ticket on the screen, a strip of 80 mm on paper. */
export const TillReceipt = observer(function TillReceipt({ receipt }: TillReceiptProps) {
  const { number, operator, venues, customer, cashier, soldAt } = receipt;
  const sold = new Date(soldAt);
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
          <FactList
            facts={[
              { label: 'Date and time', value: `${formatUkDate(dateOf(sold))}, ${timeOf(sold)}` },
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

/** The lines for which a receipt was asked, and the others in one; where none was asked for, all of them. */
const Lines = observer(function Lines({ receipt: { lines, venues } }: TillReceiptProps) {
  const money = useMoney();
  const ticked = lines.filter(({ enablePrintReceipt }) => enablePrintReceipt);
  const shown = ticked.length > 0 ? ticked : lines;
  const others = lines.filter((line) => !shown.includes(line));
  const costs: CostLine[] = shown.map((line) => ({
    label: line.variant === null ? line.name : `${line.name}, ${line.variant}`,
    note: noteOf(line, venues.length > 1),
    amount: line.price.formatted,
  }));
  if (others.length === 0) return <CostLines lines={costs} />;
  const rest = sumPence(others.map(({ price }) => pence(price.raw)));
  const label = others.length === 1 ? '1 other item' : `${others.length} other items`;
  return <CostLines lines={[...costs, { label, amount: money(rest) }]} />;
});

function noteOf(line: DeskReceipt['lines'][number], withVenue: boolean): string {
  const where = withVenue ? `${line.place}, ${line.venue}` : line.place;
  const paidBy = line.paidBy === null ? '' : `, with ${line.paidBy}`;
  return `For ${line.attendee}. ${whenText(line)}, ${where}${paidBy}`;
}

function Sums({ receipt: { net, tax, total, tenders, changeDue } }: TillReceiptProps) {
  const change = changeDue.raw > 0 ? [{ label: 'Change given', amount: changeDue.formatted }] : [];
  const given = tenders.map(({ tenderType, amount }) => ({
    label: tenderType === 'cash' ? 'Cash given' : labelOf(tenderType),
    amount: amount.formatted,
  }));
  return (
    <CostLines
      lines={[
        { label: 'Total before VAT', amount: net.formatted },
        { label: 'VAT', amount: tax.formatted },
        { label: 'Order total', amount: total.formatted },
        ...given,
        ...change,
      ]}
    />
  );
}
