import { observer } from 'mobx-react-lite';
import { SiteLink } from '../../kit/site/SiteLink';
import { useDesk } from '../DeskContext';
import { AskedChanges } from './AskedChanges';
import { CountedSales } from './CountedSales';
import { CustomerSearchForm } from './search/CustomerSearchForm';
import { OtherWays } from './search/OtherWays';
import { SearchResults } from './search/SearchResults';
import { TabletCentre } from './search/TabletCentre';
import { OpenRefunds } from './Refund';
import './desk.css';

/** The way to the next customer: a search by what people bring, a new account, or a sale without an account. */
export const FindCustomerScreen = observer(function FindCustomerScreen() {
  const { customer } = useDesk();
  return (
    <div className="wrap desk-single">
      <section className="card">
        <div className="desk-between">
          <h1 tabIndex={-1}>Find a customer</h1>
          {customer && (
            <SiteLink className="link" to="/basket">
              Back to {customer.firstName} {customer.lastName}
            </SiteLink>
          )}
        </div>
        <CustomerSearchForm />
        <SearchResults />
        <OtherWays />
      </section>
      <CountedSales />
      <OpenRefunds />
      <TabletCentre />
      <AskedChanges />
    </div>
  );
});
