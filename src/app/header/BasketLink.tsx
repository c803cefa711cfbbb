import { observer } from 'mobx-react-lite';
import { CountBadge } from '../../components/CountBadge';
import { Icon } from '../../components/Icon';
import { Tooltip } from '../../components/tooltip/Tooltip';
import { useStores } from '../../stores/StoresContext';
import type { DrawnLink } from './useHeader';

/** The basket, with how much is in it. */
export const BasketLink = observer(function BasketLink({ label, ...link }: DrawnLink) {
  const { cart } = useStores();
  return (
    <Tooltip text={label}>
      <a className="tool" {...link}>
        <Icon name="basket" size="l" />
        <CountBadge name={label} count={cart.itemCount} of={['item', 'items']} />
      </a>
    </Tooltip>
  );
});
