import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { BasketItem } from '../../api/basket';
import { Icon } from '../../components/Icon';
import { whenText } from '../../core/when';
import { useBookings, useServing } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';
import { focusAfter } from './focusAfter';
import { ItemQuestions } from './ItemQuestions';
import { usedId } from './useWayToCheckout';
import { WhoFor } from './WhoFor';

export const emptyTitleId = 'empty-basket';
const titleId = (itemId: string): string => `basket-item-${itemId}`;

type ItemProps = { readonly item: BasketItem };

/** One place: what, when, where, for whom, and what it costs. */
export const BasketCard = observer(function BasketCard({ item }: ItemProps) {
  const { session } = useStores();
  const { basket } = useBookings();
  const { id, name, place, venue, price, fullPrice, refusal } = item;
  const busy = basket.isBusyWith(id);
  const row = useRef<HTMLLIElement>(null);
  const remove = async (): Promise<void> => {
    if (busy) return;
    const at = basket.items.indexOf(item);
    if (!(await basket.remove([id]))) return;
    const next = basket.items[at] ?? basket.items.at(-1);
    focusAfter(row.current, next ? titleId(next.id) : emptyTitleId);
  };
  return (
    <li ref={row} className="basket-card" aria-busy={busy || undefined}>
      <div className="basket-card-top">
        <div>
          <h3 id={titleId(id)} tabIndex={-1}>
            {name}
          </h3>
          <p className="small muted">{whenText(item)}</p>
          <p className="small muted">
            {place}, {venue.name}
          </p>
        </div>
        <p className="basket-price">
          {price.raw !== fullPrice.raw && (
            <s className="small muted">
              <span className="vh">In place of </span>
              {fullPrice.formatted}
            </s>
          )}
          <strong>{price.formatted}</strong>
        </p>
      </div>
      <PaidBy item={item} />
      <WhoFor item={item} />
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

/** What pays for it in the place of money, or could. */
export const PaidBy = observer(function PaidBy({ item }: ItemProps) {
  const { basket } = useBookings();
  const serving = useServing();
  const { id, paidBy, benefit, package: bundle, offeredBenefit, offeredPackage, name } = item;
  if (benefit) {
    return (
      <Use
        text={`Included in ${serving ? 'the' : 'your'} membership: ${benefit.name}`}
        label="Remove benefit"
        isUsed
        of={name}
        id={id}
        onPress={() => basket.removeBenefit(id)}
      />
    );
  }
  if (bundle) {
    const left = bundle.usesLeft - 1;
    return (
      <Use
        text={`Paid with ${bundle.name}: ${left} left after this`}
        label="Remove package"
        isUsed
        of={name}
        id={id}
        onPress={() => basket.removePackage(id)}
      />
    );
  }
  if (offeredBenefit) {
    const use = () => basket.update(id, { payWith: 'benefit' });
    return (
      <Use
        text={`${serving ? 'The' : 'Your'} membership includes ${offeredBenefit.name}`}
        label="Use benefit"
        of={name}
        id={id}
        onPress={use}
      />
    );
  }
  if (offeredPackage) {
    const use = () => basket.update(id, { payWith: 'package' });
    const text = `${serving ? 'The customer has' : 'You have'} a ${offeredPackage.name}`;
    return <Use text={text} label="Use package" of={name} id={id} onPress={use} />;
  }
  return paidBy === 'member-price' ? <p className="small muted">Member price</p> : null;
});

type UseProps = {
  readonly text: string;
  readonly label: string;
  /** What it is of, for who can't see where the button stands. */
  readonly of: string;
  readonly id: string;
  readonly isUsed?: boolean;
  readonly onPress: () => Promise<boolean>;
};

const Use = observer(function Use({ text, label, of, id, isUsed = false, onPress }: UseProps) {
  const busy = useBookings().basket.isBusyWith(id);
  return (
    <div className="basket-use">
      <p className="small" {...(isUsed && { id: usedId(id), tabIndex: -1 })}>
        <Icon name="gift" size="s" />
        {text}
      </p>
      <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => !busy && void onPress()}>
        <span>
          {label}
          <span className="vh"> of {of}</span>
        </span>
      </button>
    </div>
  );
});
