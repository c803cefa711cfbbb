import { observer } from 'mobx-react-lite';
import { CountBadge } from '../../components/CountBadge';
import { Icon } from '../../components/Icon';
import { Tooltip } from '../../components/tooltip/Tooltip';
import { useStores } from '../../stores/StoresContext';
import type { DrawnLink } from './useHeader';

/** The basket, with how much waits to be paid for: a membership is paid for by itself, and the basket's page leads to it. */
export const BasketLink = observer(function BasketLink({ label, ...link }: DrawnLink) {
  const { cart, basket } = useStores();
  const count = cart.itemCount + (basket?.itemCount ?? 0);
  return (
    <Tooltip text={label}>
      <a className="tool" {...link}>
        <Icon name="basket" size="l" />
        <CountBadge name={label} count={count} of={['item', 'items']} />
      </a>
    </Tooltip>
  );
});
