import { LinkButton } from '../../../kit/components/LinkButton';
import { observer } from 'mobx-react-lite';
import { useRef, type RefObject } from 'react';
import type { BasketItem } from '../../../kit/api/basket';
import { Icon } from '../../../kit/components/Icon';
import { Note } from '../../../kit/components/Note';
import { dayText, sessionTimesText } from '../../../ground/core/sessionTimes';
import { useBookings, useIsServing } from '../../BookingsContext';
import { lacksAttendee } from '../../inBasket';
import { focusAfterRemoval } from './focusAfterRemoval';
import { provisionId } from '../useGoToCheckout';
import { AttendeeSelect, whoId } from './AttendeeSelect';
import { useSignIn } from '../../../sign-in/SignInContext';

export const emptyTitleId = 'empty-basket';
const titleId = (itemId: string): string => `basket-item-${itemId}`;

type ItemProps = { readonly item: BasketItem };

export type BasketCardProps = ItemProps & {
  /** True for a further day of a camp, whose name and place stand above it. */
  readonly isFurther: boolean;
  /** All items in the order in which they are shown. */
  readonly shown: readonly BasketItem[];
  /** True while the customer chooses another attendee. */
  readonly isMoving: boolean;
  readonly onMove: () => void;
  readonly onAddChild: () => void;
};

/** An item of the basket: the session, its price, and its attendee where that is to be chosen. */
export const BasketCard = observer(function BasketCard(props: BasketCardProps) {
  const { item, isFurther, isMoving, onMove, onAddChild } = props;
  const { session } = useSignIn();
  const { basket } = useBookings();
  const { id, name, place, venue, refusal, guest, clash } = item;
  const row = useRef<HTMLLIElement>(null);
  const choosesWho = lacksAttendee(item) || isMoving;
  const hasPeople = (basket.basket?.people.length ?? 0) > 0;
  return (
    <li
      ref={row}
      className="basket-item"
      data-further={isFurther || undefined}
      aria-busy={basket.isBusyWith(id) || undefined}
    >
      <div className="basket-item-top">
        <div>
          <h3 id={titleId(id)} tabIndex={-1} className={isFurther ? 'vh' : undefined}>
            {name}
          </h3>
          <p className="small muted">{sessionTimesText(item)}</p>
          {!isFurther && (
            <p className="small muted">
              {place}, {venue.name}
            </p>
          )}
          {guest !== undefined && <p className="small">For {item.purchasedForName}</p>}
        </div>
        <Price item={item} />
      </div>
      <PaidBy item={item} />
      {choosesWho && <AttendeeSelect item={item} onChange={onMove} onAddChild={onAddChild} />}
      {refusal !== null && session.isMember && (
        <p className="field-error">
          <Icon name="alert" size="s" />
          {refusal}
        </p>
      )}
      {clash !== undefined && <Note type="warning" title={clash} />}
      <Foot {...props} row={row} canMove={!choosesWho && hasPeople} />
    </li>
  );
});

type FootProps = Pick<BasketCardProps, 'item' | 'shown' | 'onMove'> & {
  readonly row: RefObject<HTMLLIElement | null>;
  readonly canMove: boolean;
};

/** The buttons that remove an item, and that let the customer choose another attendee. */
const Foot = observer(function Foot({ item, shown, onMove, row, canMove }: FootProps) {
  const { basket } = useBookings();
  const { id, name } = item;
  const busy = basket.isBusyWith(id);
  const isOneOfSeveral = shown.some((other) => other !== item && other.name === name);
  const what = isOneOfSeveral ? `${name}, ${dayText(item.date)}` : name;
  const move = (): void => {
    onMove();
    requestAnimationFrame(() => document.getElementById(whoId(id))?.focus()); // after the next render
  };
  const remove = async (): Promise<void> => {
    if (busy) return;
    const at = shown.indexOf(item);
    if (!(await basket.remove([id]))) return;
    const next = shown[at + 1] ?? shown[at - 1];
    focusAfterRemoval(row.current, next ? titleId(next.id) : emptyTitleId);
  };
  return (
    <div className="basket-item-foot">
      {canMove && (
        <button type="button" className="link" onClick={move}>
          <span>
            Change person<span className="vh"> for {what}</span>
          </span>
        </button>
      )}
      <LinkButton className="basket-remove" busy={busy} onClick={() => remove()}>
        <Icon name="bin" size="s" />
        <span>
          Remove<span className="vh"> {what}</span>
        </span>
      </LinkButton>
    </div>
  );
});

function Price({ item: { price, fullPrice } }: ItemProps) {
  return (
    <p className="basket-price">
      {price.raw !== fullPrice.raw && (
        <s className="small muted">
          <span className="vh">Full price </span>
          {fullPrice.formatted}
        </s>
      )}
      <strong>{price.formatted}</strong>
    </p>
  );
}

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
      <LinkButton busy={busy} onClick={() => onPress()}>
        <span>
          {label}
          <span className="vh"> of {itemName}</span>
        </span>
      </LinkButton>
    </div>
  );
});
