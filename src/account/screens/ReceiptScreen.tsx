import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { PaymentReceipt } from '../../kit/api/account';
import { Icon } from '../../kit/components/Icon';
import { CostLines, LabelledValues, Tear, Ticket, TicketPart, Total } from '../../kit/components/Ticket';
import { ukDateText } from '../../ground/core/dates';
import { cardRefundText } from '../../ground/core/refundTexts';
import { useAccount } from '../AccountContext';
import { NotFoundScreen } from '../../kit/site/NotFoundScreen';
import { AccountPage } from './parts/AccountPage';
import { RequestView } from '../../kit/site/RequestView';

/** The receipt of a payment, with a button that prints it. */
export const ReceiptScreen = observer(function ReceiptScreen() {
  const { paymentId = '' } = useParams();
  const { payments } = useAccount();
  useEffect(() => void payments.loadReceipt(paymentId), [payments, paymentId]);
  if (payments.receipt.error?.status === 404) return <NotFoundScreen />;
  return (
    <AccountPage label="Receipt" within={{ label: 'Payments', path: '/payments' }}>
      <RequestView
        request={payments.receipt}
        onRetry={() => payments.loadReceipt(paymentId)}
        label="Loading your receipt"
        heights={[360]}
      >
        {(receipt) => <ReceiptTicket receipt={receipt} />}
      </RequestView>
    </AccountPage>
  );
});

function ReceiptTicket({ receipt }: { readonly receipt: PaymentReceipt }) {
  const { number, date, description, paidWith, kind, cardRefund, lines, total, operator } = receipt;
  const state = cardRefund ? { note: cardRefundText(cardRefund) } : {};
  const facts = [
    { label: 'For', value: description },
    { label: 'Date', value: ukDateText(date) },
    { label: kind === 'refund' ? 'Paid back to' : 'Paid with', value: paidWith, ...state },
    { label: 'From', value: operator.name, note: operator.address },
  ];
  return (
    <div className="receipt">
      <Ticket title={kind === 'refund' ? 'Refund' : 'Receipt'} stub={<span className="receipt-number">{number}</span>}>
        <TicketPart>
          <LabelledValues facts={facts} />
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
