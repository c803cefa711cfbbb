import { observer } from 'mobx-react-lite';
import type { WidgetProps } from '../../kit/forms/FormContext';
import { TermsToAccept } from '../../kit/forms/terms/TermsToAccept';
import { usePayment } from '../PaymentContext';

/** The terms of everything in the cart. Those that were agreed to when the cart was filled are ticked. */
export const CartTermsField = observer(function CartTermsField(props: WidgetProps) {
  const { checkout } = usePayment();
  const { terms } = checkout.payable;
  const { acceptedTerms } = checkout.form;
  const agreed = terms.current?.filter((each) => each.agreed === true && acceptedTerms.includes(each.id)) ?? [];
  return (
    <>
      <TermsToAccept {...props} request={terms} onRetry={() => checkout.loadTerms()} />
      {agreed.length > 0 && (
        <p className="small muted">You have agreed to: {agreed.map(({ title }) => title).join(', ')}.</p>
      )}
    </>
  );
});
