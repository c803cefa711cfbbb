import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { CountBadge } from '../kit/components/CountBadge';
import { Icon } from '../kit/components/Icon';
import { Tooltip } from '../kit/components/tooltip/Tooltip';
import { isBookingScreen } from '../bookings/useBackgroundLocation';
import { SiteLink } from '../kit/site/SiteLink';
import { useLoadedBasket } from '../bookings/LoadedBasketContext';
import { useCart } from '../joining/CartContext';
import { useSite } from '../kit/site/SiteContext';
import type { RenderedLink } from './useHeader';

export type BasketLinkProps = {
  readonly link: RenderedLink;
  /** Shows the name next to the icon on wide pages. */
  readonly hasName?: boolean;
};

/** The link to the basket with the number of items, including a membership, which the basket links to. */
export const BasketLink = observer(function BasketLink({ link, hasName = false }: BasketLinkProps) {
  const cart = useCart();
  const basket = useLoadedBasket();
  const { config } = useSite();
  const { pathname } = useLocation();
  const { label, href, path: _, ...rest } = link;
  const isOver = config.site.app === 'bookings' && isBookingScreen(pathname);
  const content = (
    <>
      <Icon name="basket" size="l" />
      {hasName && (
        <span className="name" aria-hidden="true">
          Basket
        </span>
      )}
      <CountBadge name={label} count={cart.itemCount + (basket?.itemCount ?? 0)} of={['item', 'items']} />
    </>
  );
  const drawn = isOver ? (
    // A link of the router keeps the booking screen behind the basket drawer.
    <SiteLink className="tool" to="/basket" {...rest}>
      {content}
    </SiteLink>
  ) : (
    <a className="tool" href={href} {...rest}>
      {content}
    </a>
  );
  return hasName ? drawn : <Tooltip text={label}>{drawn}</Tooltip>;
});
