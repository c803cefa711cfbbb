import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { BasketItem } from '../../../kit/api/basket';
import { Icon } from '../../../kit/components/Icon';
import { sessionTimesText } from '../../../ground/core/sessionTimes';
import { useBookings, useIsServing } from '../../BookingsContext';
import { focusAfterRemoval } from './focusAfterRemoval';
import { ItemQuestions } from './ItemQuestions';
import { provisionId } from '../useGoToCheckout';
import { AttendeeSelect } from './AttendeeSelect';
import { useSignIn } from '../../../sign-in/SignInContext';

export const emptyTitleId = 'empty-basket';
const titleId = (itemId: string): string => `basket-item-${itemId}`;

type ItemProps = { readonly item: BasketItem };

/** An item of the basket: the session, its attendee, its price and its questions. */
export const BasketCard = observer(function BasketCard({ item }: ItemProps) {
  const { session } = useSignIn();
  const { basket } = useBookings();
  const { id, name, place, venue, price, fullPrice, refusal } = item;
  const busy = basket.isBusyWith(id);
  const row = useRef<HTMLLIElement>(null);
  const remove = async (): Promise<void> => {
    if (busy) return;
    const at = basket.items.indexOf(item);
    if (!(await basket.remove([id]))) return;
    const next = basket.items[at] ?? basket.items.at(-1);
    focusAfterRemoval(row.current, next ? titleId(next.id) : emptyTitleId);
  };
  return (
    <li ref={row} className="basket-card" aria-busy={busy || undefined}>
      <div className="basket-card-top">
        <div>
          <h3 id={titleId(id)} tabIndex={-1}>
            {name}
          </h3>
          <p className="small muted">{sessionTimesText(item)}</p>
          <p className="small muted">
            {place}, {venue.name}
          </p>
        </div>
        <p className="basket-price">
          {price.raw !== fullPrice.raw && (
            <s className="small muted">
              <span className="vh">Full price </span>
              {fullPrice.formatted}
            </s>
          )}
          <strong>{price.formatted}</strong>
        </p>
      </div>
      <PaidBy item={item} />
      <AttendeeSelect item={item} />
      {refusal !== null && session.isMember && (
        <p className="field-error">
          <Icon name="alert" size="s" />
          {refusal}
        </p>
      )}
      <ItemQuestions item={item} />
      <div className="basket-card-foot">
        <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => void remove()}>
          <Icon name="bin" size="s" />
          <span>
            Remove<span className="vh"> {name}</span>
          </span>
        </button>
      </div>
    </li>
  );
});

/** The package, benefit or credit that covers this item, or could. */
export const PaidBy = observer(function PaidBy({ item }: ItemProps) {
  const { basket } = useBookings();
  const isServing = useIsServing();
  const { id, paidBy, benefit, package: bundle, offeredBenefit, offeredPackage, name } = item;
  if (benefit) {
    return (
      <ProvisionRow
        text={`Included in ${isServing ? 'the' : 'your'} membership: ${benefit.name}`}
        label="Remove benefit"
        isUsed
        itemName={name}
        itemId={id}
        onPress={() => basket.removeBenefit(id)}
      />
    );
  }
  if (bundle) {
    const left = bundle.usesLeft - 1;
    return (
      <ProvisionRow
        text={`Paid with ${bundle.name}: ${left} left after this`}
        label="Remove package"
        isUsed
        itemName={name}
        itemId={id}
        onPress={() => basket.removePackage(id)}
      />
    );
  }
  if (offeredBenefit) {
    const use = () => basket.update(id, { payWith: 'benefit' });
    return (
      <ProvisionRow
        text={`${isServing ? 'The' : 'Your'} membership includes ${offeredBenefit.name}`}
        label="Use benefit"
        itemName={name}
        itemId={id}
        onPress={use}
      />
    );
  }
  if (offeredPackage) {
    const use = () => basket.update(id, { payWith: 'package' });
    const text = `${isServing ? 'The customer has' : 'You have'} a ${offeredPackage.name}`;
    return <ProvisionRow text={text} label="Use package" itemName={name} itemId={id} onPress={use} />;
  }
  return paidBy === 'member-price' ? <p className="small muted">Member price</p> : null;
});

type ProvisionRowProps = {
  readonly text: string;
  readonly label: string;
  /** The item's name, which tells screen readers which item the button changes. */
  readonly itemName: string;
  readonly itemId: string;
  readonly isUsed?: boolean;
  readonly onPress: () => Promise<boolean>;
};

const ProvisionRow = observer(function Use({
  text,
  label,
  itemName,
  itemId,
  isUsed = false,
  onPress,
}: ProvisionRowProps) {
  const busy = useBookings().basket.isBusyWith(itemId);
  return (
    <div className="basket-use">
      <p className="small" {...(isUsed && { id: provisionId(itemId), tabIndex: -1 })}>
        <Icon name="gift" size="s" />
        {text}
      </p>
      <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => !busy && void onPress()}>
        <span>
          {label}
          <span className="vh"> of {itemName}</span>
        </span>
      </button>
    </div>
  );
});
