import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { SavedCard } from '../../api/checkout';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { Spinner } from '../../components/Spinner';
import { paymentLoading, paymentMessages } from '../../payment/messages';
import { usePayment } from '../../payment/PaymentContext';
import type { ForeignField } from '../../payment/providers/provider';
import { useStores } from '../../stores/StoresContext';
import './payment.css';

/** The provider's own fields for a new card, in its frame. */
export const CardFields = observer(function CardFields() {
  const { payment, checkout } = usePayment();
  const { config } = useStores();
  const { session, provider, field, status } = payment;
  const handleField = useCallback((each: ForeignField) => payment.setField(each), [payment]);
  const failed = field?.status === 'failed';
  if (!session && status === 'failed') return <NotPrepared message={paymentMessages.formFailed} />;
  if (!session || !provider || (failed && status === 'preparing')) return <Spinner label={payment.loading} />;
  if (failed) return <NotPrepared message={field.message ?? paymentMessages.formFailed} />;
  const { Fields, savesByOurBox } = provider;
  const savable = config.config.flags.savedCardsEnabled;
  return (
    <>
      {payment.savedCard?.recentlyExpired && <ExpiredCard card={payment.savedCard} />}
      <div className="card-fields" tabIndex={-1} inert={payment.inProgress} aria-busy={payment.inProgress || undefined}>
        {(field === undefined || field.status === 'loading') && <Spinner label={paymentLoading.script} />}
        <Fields session={session} savable={savable} onField={handleField} />
      </div>
      {checkout.attempted && field?.status === 'incomplete' && (
        <Note type="danger" title={paymentMessages.incomplete} live />
      )}
      {savable && (savesByOurBox || payment.savedCard) && <SaveCard ourBox={savesByOurBox} />}
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

/** Why the card on file is not offered. */
function ExpiredCard({ card: { cardType, lastFourDigits, expiryDate = '' } }: { readonly card: SavedCard }) {
  const title = `Your saved card has expired: ${cardType} ending ${lastFourDigits}, ${expiryDate}. Please use a different card.`;
  return <Note type="neutral" title={title} />;
}

/** The box to keep this card, where the provider's fields have none of their own. */
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

/** The reason that the card fields are not there, and another try. */
export const NotPrepared = observer(function NotPrepared({ message }: { readonly message: string }) {
  const { checkout } = usePayment();
  return (
    <Note type="danger" title={message} live>
      <Button look="secondary" size="s" onClick={() => void checkout.prepareAgain()}>
        Try again
      </Button>
    </Note>
  );
});
