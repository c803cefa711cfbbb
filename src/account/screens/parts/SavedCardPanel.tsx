import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../kit/components/Button';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { useReturnFocus } from '../../../kit/components/dialog/useReturnFocus';
import { Icon } from '../../../kit/components/Icon';
import { Presence } from '../../../kit/components/motion/Presence';
import { Note } from '../../../kit/components/Note';
import { useAccount } from '../../AccountContext';
import { RequestView } from '../../../kit/site/RequestView';

/** The customer's saved card, with a button to remove it. */
export const SavedCardPanel = observer(function SavedCardPanel() {
  const { payments } = useAccount();
  useEffect(() => () => payments.askToRemoveCard(false), [payments]);
  return (
    <section className="account-part" aria-label="Saved card">
      <div className="account-part-head">
        <h2>Saved card</h2>
      </div>
      <RequestView
        request={payments.card.request}
        onRetry={() => payments.card.load()}
        label="Loading your saved card"
        heights={[72]}
      >
        {(card) =>
          card === null ? (
            <p className="card muted">No card is saved. You can save one the next time you pay.</p>
          ) : (
            <div className="card saved-card">
              <Icon name="card" size="l" />
              <p>
                <b>
                  {card.cardType} ending {card.lastFourDigits}
                </b>
                {card.expiryDate !== null && (
                  <span className={card.expired ? 'small saved-card-expired' : 'small muted'}>
                    {card.expired ? 'Expired' : 'Expires'} {card.expiryDate}
                  </span>
                )}
              </p>
              <button type="button" className="link" onClick={() => payments.askToRemoveCard(true)}>
                Remove card
              </button>
            </div>
          )
        }
      </RequestView>
      {payments.removalRefusal !== undefined && <Note type="danger" title={payments.removalRefusal} live />}
      <Presence>{payments.cardRemoval !== 'none' && <RemoveCard />}</Presence>
    </section>
  );
});

const RemoveCard = observer(function RemoveCard() {
  const { payments } = useAccount();
  const busy = payments.cardRemoval === 'removing';
  const finalFocus = useReturnFocus();
  const handleStay = (): void => {
    if (!busy) payments.askToRemoveCard(false);
  };
  const footer = (
    <>
      <Button look="danger" full busy={busy} onClick={() => payments.removeCard()}>
        {busy ? 'Processing...' : 'Remove card'}
      </Button>
      <Button look="secondary" full onClick={handleStay}>
        Keep card
      </Button>
    </>
  );
  return (
    <Dialog
      title="Remove your saved card?"
      role="alertdialog"
      onClose={handleStay}
      footer={footer}
      finalFocus={finalFocus}
    >
      <p>You will need to enter card details the next time you pay. Your Direct Debits stay as they are.</p>
    </Dialog>
  );
});
