import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { savedCardApi, type AccountCard } from '../../kit/api/savedCard';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/lazyDialog';
import { useReturnFocus } from '../../kit/components/dialog/useReturnFocus';
import { Icon } from '../../kit/components/Icon';
import { Note } from '../../kit/components/Note';
import { Presence } from '../../kit/components/motion/Presence';
import { RequestView } from '../../kit/site/RequestView';
import { useSite } from '../../kit/site/SiteContext';
import { useSignIn } from '../../sign-in/SignInContext';
import { SavedCardStore } from './SavedCardStore';
import './card.css';

type WithStore = { readonly saved: SavedCardStore };

/** The customer's saved card, with the ways to save another and to remove it. */
export const SavedCardPanel = observer(function SavedCardPanel() {
  const { session } = useSignIn();
  return <OwnCard key={session.user?.id} />;
});

const OwnCard = observer(function OwnCard() {
  const { toasts, navigator } = useSite();
  const { client } = useSignIn();
  const [saved] = useState(() => new SavedCardStore({ api: savedCardApi(client), toasts, navigator }));
  useEffect(() => void saved.card.load(), [saved]);
  return (
    <section className="account-part" aria-label="Saved card">
      <div className="account-part-head">
        <h2>Saved card</h2>
      </div>
      <RequestView
        request={saved.card.request}
        onRetry={() => saved.card.load()}
        label="Loading your saved card"
        heights={[72]}
      >
        {(card) => (
          <div className="card saved-card">
            <Icon name="card" size="l" />
            {card === null ? (
              <p className="muted">No card is saved. Save one now, or the next time you pay.</p>
            ) : (
              <CardFacts card={card} />
            )}
            <CardActions saved={saved} hasCard={card !== null} />
          </div>
        )}
      </RequestView>
      {saved.refusal !== undefined && <Note type="danger" title={saved.refusal} live />}
      <Presence>{saved.removal !== 'none' && <RemoveCard saved={saved} />}</Presence>
    </section>
  );
});

function CardFacts({ card }: { readonly card: AccountCard }) {
  const { cardType, lastFourDigits, expiryDate, expired } = card;
  return (
    <p>
      <b>
        {cardType} ending {lastFourDigits}
      </b>
      {expiryDate !== null && (
        <span className={expired ? 'small saved-card-expired' : 'small muted'}>
          {expired ? 'Expired' : 'Expires'} {expiryDate}
        </span>
      )}
    </p>
  );
}

const CardActions = observer(function CardActions({ saved, hasCard }: WithStore & { readonly hasCard: boolean }) {
  return (
    <div className="saved-card-actions">
      <Button look="secondary" size="s" busy={saved.isBeginning} onClick={() => saved.begin()}>
        {hasCard ? 'Replace card' : 'Save a card'}
      </Button>
      {hasCard && (
        <button type="button" className="link" onClick={() => saved.askToRemove(true)}>
          Remove card
        </button>
      )}
    </div>
  );
});

const RemoveCard = observer(function RemoveCard({ saved }: WithStore) {
  const busy = saved.removal === 'removing';
  const finalFocus = useReturnFocus();
  const handleStay = (): void => {
    if (!busy) saved.askToRemove(false);
  };
  const footer = (
    <>
      <Button look="danger" full busy={busy} onClick={() => saved.remove()}>
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
