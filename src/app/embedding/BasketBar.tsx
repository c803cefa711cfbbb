import { observer } from 'mobx-react-lite';
import { BasketLink } from '../header/BasketLink';
import { useBareBasket } from '../header/useHeader';

/** All that an embedded page has of a header: the way to the basket, once something is in it. */
export const BasketBar = observer(function BasketBar() {
  const basket = useBareBasket();
  if (!basket) return null;
  return (
    <nav className="site basket-bar" aria-label="Basket">
      <div className="wrap">
        <BasketLink link={basket} named />
      </div>
    </nav>
  );
});
