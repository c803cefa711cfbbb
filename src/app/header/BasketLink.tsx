import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { CountBadge } from '../../components/CountBadge';
import { Icon } from '../../components/Icon';
import { Tooltip } from '../../components/tooltip/Tooltip';
import { isBookingScreen } from '../useScreenBelow';
import { SiteLink } from '../../sections/SiteLink';
import { useStores } from '../../stores/StoresContext';
import type { DrawnLink } from './useHeader';

export type BasketLinkProps = {
  readonly link: DrawnLink;
  /** Says what it is in words too, where there is room. */
  readonly named?: boolean;
};

/** The basket, with how much waits to be paid for; a membership is paid for by itself, and the basket leads to it. */
export const BasketLink = observer(function BasketLink({ link, named = false }: BasketLinkProps) {
  const { cart, basket, config } = useStores();
  const { pathname } = useLocation();
  const { label, href, path: _, ...rest } = link;
  const isOver = config.site.app === 'bookings' && isBookingScreen(pathname);
  const content = (
    <>
      <Icon name="basket" size="l" />
      {named && (
        <span className="name" aria-hidden="true">
          Basket
        </span>
      )}
      <CountBadge name={label} count={cart.itemCount + (basket?.itemCount ?? 0)} of={['item', 'items']} />
    </>
  );
  const drawn = isOver ? (
    // What is being booked stays where it is, below the basket.
    <SiteLink className="tool" to="/basket" {...rest}>
      {content}
    </SiteLink>
  ) : (
    <a className="tool" href={href} {...rest}>
      {content}
    </a>
  );
  return named ? drawn : <Tooltip text={label}>{drawn}</Tooltip>;
});
