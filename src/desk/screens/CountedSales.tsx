import { observer } from 'mobx-react-lite';
import { Icon } from '../../kit/components/Icon';
import { useDesk } from '../DeskContext';
import { useReopen } from './useReopen';
import type { OpenSale } from '../OpenSales';
import { useMoney } from '../../kit/site/useMoney';
import { PlainButton } from '../../kit/components/PlainButton';

/** The customers with counted money and no completed order, for staff to reopen. */
export const CountedSales = observer(function CountedSales() {
  const { withCountedMoney } = useDesk().sales;
  if (withCountedMoney.length === 0) return null;
  return (
    <section className="card desk-found" aria-labelledby="desk-counted">
      <h2 id="desk-counted">Money taken, order not completed</h2>
      <ul>
        {withCountedMoney.map((sale) => (
          <CountedRow key={sale.customerId} sale={sale} />
        ))}
      </ul>
    </section>
  );
});

const CountedRow = observer(function CountedRow({ sale }: { readonly sale: OpenSale }) {
  const reopen = useReopen();
  const money = useMoney();
  return (
    <li>
      <PlainButton className="desk-result" onClick={() => reopen(sale.customerId)}>
        <span className="desk-who">
          <span className="desk-name">{sale.name}</span>
          <span className="small muted">Complete the order, or give the money back</span>
        </span>
        <strong className="num">{money(sale.tenders.inTill)}</strong>
        <Icon name="right" />
      </PlainButton>
    </li>
  );
});
