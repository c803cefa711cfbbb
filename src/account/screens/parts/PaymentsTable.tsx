import type { AccountPayment } from '../../../kit/api/account';
import { ukDateText } from '../../../ground/core/dates';
import { cardRefundWords } from '../../../ground/core/refundTexts';
import { SiteLink } from '../../../kit/site/SiteLink';

/** A table of payments with links to their receipts. */
export function PaymentsTable({ payments }: { readonly payments: readonly AccountPayment[] }) {
  return (
    <div className="card account-list">
      <table className="payments">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">For</th>
            <th scope="col" className="payments-with">
              Paid with
            </th>
            <th scope="col" className="payments-amount">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ id, date, description, paidWith, amount, kind, cardRefund }) => (
            <tr key={id}>
              <td>{ukDateText(date)}</td>
              <td>
                <SiteLink to={`/payments/${encodeURIComponent(id)}`}>{description}</SiteLink>
                {cardRefund && <p className="small muted">{cardRefundWords(cardRefund)}</p>}
              </td>
              <td className="payments-with">{paidWith}</td>
              <td className={kind === 'refund' ? 'payments-amount payments-back' : 'payments-amount'}>
                {amount.formatted}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
