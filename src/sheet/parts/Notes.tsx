import { Note } from '../../kit/components/Note';
import { SheetPart } from '../SheetPart';

export function Notes() {
  return (
    <SheetPart title="Notification boxes">
      <div className="stack">
        <Note type="danger" title="Your payment failed">
          We were unable to take payment, you have not been charged. Please try again.
        </Note>
        <Note type="success" title="Direct Debit set up successfully">
          Confirmation will be emailed within 3 business days.
        </Note>
        <Note type="neutral" title="No payment is required for this purchase">
          Confirm your order to finish.
        </Note>
        <Note type="warning" title="Proof of eligibility needed">
          Your membership status will be pending until you provide the required proof of eligibility.
        </Note>
        <Note type="neutral">A note may have no title.</Note>
      </div>
    </SheetPart>
  );
}
