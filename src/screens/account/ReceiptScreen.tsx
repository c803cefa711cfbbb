import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { Receipt } from '../../api/account';
import { Icon } from '../../components/Icon';
import { CostLines, FactList, Tear, Ticket, TicketPart, Total } from '../../components/Ticket';
import { ukDateText } from '../../core/dates';
import { useAccount } from '../../stores/account/AccountContext';
import { NotFoundScreen } from '../NotFoundScreen';
import { AccountPage } from './parts/AccountPage';
import { Awaited } from '../parts/Awaited';

/** One payment, for the customer's own books. It prints. */
export const ReceiptScreen = observer(function ReceiptScreen() {
  const { paymentId = '' } = useParams();
  const { payments } = useAccount();
  useEffect(() => void payments.loadReceipt(paymentId), [payments, paymentId]);
  if (payments.receipt.error?.status === 404) return <NotFoundScreen />;
  return (
    <AccountPage label="Receipt" within={{ label: 'Payments', path: '/payments' }}>
      <Awaited
        request={payments.receipt}
        onRetry={() => void payments.loadReceipt(paymentId)}
        label="Loading your receipt"
        heights={[360]}
      >
        {(receipt) => <ReceiptTicket receipt={receipt} />}
      </Awaited>
    </AccountPage>
  );
});

function ReceiptTicket({ receipt }: { readonly receipt: Receipt }) {
  const { number, date, description, paidWith, kind, lines, total, operator } = receipt;
  const facts = [
    { label: 'For', value: description },
    { label: 'Date', value: ukDateText(date) },
    { label: kind === 'refund' ? 'Paid back to' : 'Paid with', value: paidWith },
    { label: 'From', value: operator.name, note: operator.address },
  ];
  return (
    <div className="receipt">
      <Ticket title={kind === 'refund' ? 'Refund' : 'Receipt'} stub={<span className="receipt-number">{number}</span>}>
        <TicketPart>
          <FactList facts={facts} />
        </TicketPart>
        <Tear />
        <TicketPart>
          <CostLines lines={lines.map(({ label, amount }) => ({ label, amount: amount.formatted }))} />
        </TicketPart>
        <Tear />
        <TicketPart last>
          <Total label="Total" amount={total.formatted} />
        </TicketPart>
      </Ticket>
      <button type="button" className="link receipt-print" onClick={() => window.print()}>
        <Icon name="printer" size="s" />
        Print this receipt
      </button>
    </div>
  );
}
