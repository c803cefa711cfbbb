import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { SavedCard } from '../../kit/api/checkout';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { Note } from '../../kit/components/Note';
import { Spinner } from '../../kit/components/Spinner';
import { paymentLoading, paymentMessages } from '../paymentMessages';
import { usePayment } from '../PaymentContext';
import type { HostedFields } from '../providers/provider';
import './payment.css';
import { useSite } from '../../kit/site/SiteContext';

/** The provider's fields for a new card, in the provider's frame. */
export const CardFields = observer(function CardFields() {
  const { payment, checkout } = usePayment();
  const { config } = useSite();
  const { session, provider, field, status } = payment;
  const handleField = useCallback((each: HostedFields) => payment.setField(each), [payment]);
  const failed = field?.status === 'failed';
  if (!session && status === 'failed') return <CardFormError message={paymentMessages.formFailed} />;
  if (!session || !provider || (failed && status === 'preparing')) return <Spinner label={payment.loading} />;
  if (failed) return <CardFormError message={field.message ?? paymentMessages.formFailed} />;
  const { Fields, needsSaveCardBox } = provider;
  const savable = config.config.flags.savedCardsEnabled;
  return (
    <>
      {payment.savedCard?.recentlyExpired && <ExpiredCard card={payment.savedCard} />}
      <div className="card-fields" tabIndex={-1} inert={payment.inProgress} aria-busy={payment.inProgress || undefined}>
        {(field === undefined || field.status === 'loading') && <Spinner label={paymentLoading.script} />}
        <Fields session={session} savable={savable} onField={handleField} />
      </div>
      {checkout.marksMissing && field?.status === 'incomplete' && (
        <Note type="danger" title={paymentMessages.incomplete} live />
      )}
      {savable && !checkout.savesCard && (needsSaveCardBox || payment.savedCard) && (
        <SaveCard ourBox={needsSaveCardBox} />
      )}
      {checkout.savesCard && !needsSaveCardBox && (
        <p className="small muted save-card">Choose in the form above to save the card; it can’t be kept otherwise.</p>
      )}
      <LockNote />
    </>
  );
});

export function LockNote() {
  return (
    <p className="small muted lock-note">
      <Icon name="lock" size="s" /> Your card details are securely processed by our payment provider.
    </p>
  );
}

/** The note that the saved card is not offered because it has expired. */
function ExpiredCard({ card: { cardType, lastFourDigits, expiryDate = '' } }: { readonly card: SavedCard }) {
  const title = `Your saved card has expired: ${cardType} ending ${lastFourDigits}, ${expiryDate}. Please use a different card.`;
  return <Note type="neutral" title={title} />;
}

/** The box for saving the card, where the provider's fields have none. */
const SaveCard = observer(function SaveCard({ ourBox }: { readonly ourBox: boolean }) {
  const { payment } = usePayment();
  const replaces = payment.savedCard ? 'Saving a new card replaces the currently saved card.' : undefined;
  if (!ourBox) return <p className="small muted save-card">{replaces}</p>;
  return (
    <div className="save-card">
      <label className="tick">
        <input
          className="box"
          type="checkbox"
          checked={payment.saveCard}
          disabled={payment.inProgress}
          aria-describedby={replaces === undefined ? undefined : 'save-card-replaces'}
          onChange={({ currentTarget }) => payment.setSaveCard(currentTarget.checked)}
        />
        <span>Save this card for next time</span>
      </label>
      {replaces !== undefined && (
        <p className="small muted" id="save-card-replaces">
          {replaces}
        </p>
      )}
    </div>
  );
});

/** The reason that the card fields failed to load, with a retry button. */
export const CardFormError = observer(function NotPrepared({ message }: { readonly message: string }) {
  const { checkout } = usePayment();
  return (
    <Note type="danger" title={message} live>
      <Button look="secondary" size="s" busy={checkout.busy} onClick={() => checkout.prepareAgain()}>
        Try again
      </Button>
    </Note>
  );
});
