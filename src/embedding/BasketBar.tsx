import { observer } from 'mobx-react-lite';
import { BasketLink } from '../header/BasketLink';
import { useStandaloneBasketLink } from '../header/useHeader';

/** The header of an embedded page: a link to the basket, once the basket has an item. */
export const BasketBar = observer(function BasketBar() {
  const basket = useStandaloneBasketLink();
  if (!basket) return null;
  return (
    <nav className="site basket-bar" aria-label="Basket">
      <div className="wrap">
        <BasketLink link={basket} hasName />
      </div>
    </nav>
  );
});
