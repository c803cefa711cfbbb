import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { CountBadge } from '../../components/CountBadge';
import { Icon } from '../../components/Icon';
import { Tooltip } from '../../components/tooltip/Tooltip';
import { SiteLink } from '../../sections/SiteLink';
import { useStores } from '../../stores/StoresContext';
import type { DrawnLink } from './useHeader';

/** The basket, with how much waits to be paid for; a membership is paid for by itself, and the basket leads to it. */
export const BasketLink = observer(function BasketLink({ label, href, path: _, ...link }: DrawnLink) {
  const { cart, basket, config } = useStores();
  const { pathname } = useLocation();
  const isOver = config.site.app === 'bookings' && /^\/(?:$|location\/|camps|courses)/.test(pathname);
  const content = (
    <>
      <Icon name="basket" size="l" />
      <CountBadge name={label} count={cart.itemCount + (basket?.itemCount ?? 0)} of={['item', 'items']} />
    </>
  );
  return (
    <Tooltip text={label}>
      {isOver ? (
        // What is being booked stays where it is, below the basket.
        <SiteLink className="tool" to="/basket" {...link}>
          {content}
        </SiteLink>
      ) : (
        <a className="tool" href={href} {...link}>
          {content}
        </a>
      )}
    </Tooltip>
  );
});
