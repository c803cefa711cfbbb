import { observer } from 'mobx-react-lite';
import type { WidgetProps } from '../../kit/forms/FormContext';
import { TermsToAccept } from '../../kit/forms/terms/TermsToAccept';
import { usePayment } from '../PaymentContext';

/** The terms of everything in the cart. */
export const CartTermsField = observer(function CartTermsField(props: WidgetProps) {
  const { checkout } = usePayment();
  return <TermsToAccept {...props} request={checkout.payable.terms} onRetry={() => void checkout.loadTerms()} />;
});
