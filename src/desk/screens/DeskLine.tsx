import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../../kit/components/Icon';
import { LinkButton } from '../../kit/components/LinkButton';
import { useBookings } from '../../bookings/BookingsContext';
import { focusAfterRemoval } from '../../bookings/basket/item/focusAfterRemoval';

type DeskLineProps = {
  /** The id in the basket. */
  readonly id: string;
  readonly name: string;
  readonly facts: ReactNode;
  readonly price: string;
  /** The switch for the receipt, where there is a choice. */
  readonly receipt?: ReactNode;
  /** The parts below the line. */
  readonly children?: ReactNode;
};

/** A line of the desk's basket, with the button that removes it. */
export const DeskLine = observer(function DeskLine({ id, name, facts, price, receipt, children }: DeskLineProps) {
  const { basket } = useBookings();
  const busy = basket.isBusyWith(id);
  const row = useRef<HTMLLIElement>(null);
  const remove = async (): Promise<void> => {
    if (!busy && (await basket.remove([id]))) focusAfterRemoval(row.current, 'desk-basket');
  };
  return (
    <li ref={row} aria-busy={busy || undefined}>
      <div className="desk-line">
        <div>
          <h3>{name}</h3>
          <p className="small muted">{facts}</p>
        </div>
        {receipt ?? <span className="desk-receipt" />}
        <strong className="desk-price">{price}</strong>
        <LinkButton aria-label={`Remove ${name}`} busy={busy} onClick={() => remove()}>
          <Icon name="bin" />
        </LinkButton>
      </div>
      {children}
    </li>
  );
});
