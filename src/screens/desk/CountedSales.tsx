import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { useDesk } from '../../stores/bookings/desk/DeskContext';
import type { OpenSale } from '../../stores/bookings/desk/OpenSales';
import { useMoney } from '../parts/useMoney';

/** The customers for whom money was counted and no order completed: somebody has to go back to them. */
export const CountedSales = observer(function CountedSales() {
  const { counted } = useDesk().sales;
  if (counted.length === 0) return null;
  return (
    <section className="card desk-found" aria-labelledby="desk-counted">
      <h2 id="desk-counted">Counted, and not yet sold</h2>
      <ul>
        {counted.map((sale) => (
          <CountedRow key={sale.customerId} sale={sale} />
        ))}
      </ul>
    </section>
  );
});

const CountedRow = observer(function CountedRow({ sale }: { readonly sale: OpenSale }) {
  const desk = useDesk();
  const navigate = useNavigate();
  const money = useMoney();
  const reopen = async (): Promise<void> => {
    const opening = desk.reopen(sale);
    void navigate('/basket');
    await opening;
  };
  return (
    <li>
      <button type="button" className="desk-result" onClick={() => void reopen()}>
        <span className="desk-who">
          <span className="desk-name">{sale.name}</span>
          <span className="small muted">Complete the order, or give the money back</span>
        </span>
        <strong className="num">{money(sale.tenders.inTill)}</strong>
        <Icon name="right" />
      </button>
    </li>
  );
});
