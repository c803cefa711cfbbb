import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { Spinner } from '../../components/Spinner';
import { paymentLoading } from '../../payment/messages';
import { usePayment } from '../../payment/PaymentContext';
import type { ForeignField } from '../../payment/providers/provider';

/** The provider's own card fields, in its frame. */
export const CardFields = observer(function CardFields() {
  const { payment } = usePayment();
  const { status, session, provider, failure, field } = payment;
  const handleField = useCallback((each: ForeignField) => payment.setField(each), [payment]);
  if (status === 'prepare_failed') {
    return (
      <Note type="danger" title={failure?.message ?? ''} live>
        <Button look="secondary" size="s" onClick={() => void payment.prepare()}>
          Try again
        </Button>
      </Note>
    );
  }
  if (!session || !provider) {
    return <Spinner label={status === 'preparing' ? paymentLoading.form : paymentLoading.session} />;
  }
  const { Fields } = provider;
  return (
    <>
      <div className="card-fields" aria-busy={payment.inProgress || undefined}>
        {(field === undefined || field.status === 'loading') && <Spinner label={paymentLoading.script} />}
        <Fields session={session} disabled={payment.inProgress} onField={handleField} />
        {field?.message !== undefined && <Note type="danger" title={field.message} live />}
      </div>
      <p className="small muted lock-note">
        <Icon name="lock" size="s" /> Your card details are securely processed by our payment provider.
      </p>
    </>
  );
});
