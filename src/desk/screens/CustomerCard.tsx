import { observer } from 'mobx-react-lite';
import { ukDateText } from '../../ground/core/dates';
import { SiteLink } from '../../kit/site/SiteLink';
import type { FoundCustomer } from '../../kit/api/staff';
import { useDesk } from '../DeskContext';
import { CustomerFace } from './record/CustomerFace';
import { AskedTag, OpenRecord, PenaltyTag } from './record/OpenRecord';

/** The customer at the desk. */
export const CustomerCard = observer(function CustomerCard() {
  const { customer } = useDesk();
  if (!customer) return null;
  return (
    <section className="desk-between" aria-label="Customer">
      <div className="desk-customer">
        <CustomerFace customer={customer} />
        <div>
          <div className="record-head">
            <h2 className="desk-name">
              <OpenRecord customer={customer} />
            </h2>
            <PenaltyTag />
            <AskedTag />
          </div>
          <p className="small muted num">{customerSummary(customer)}</p>
        </div>
      </div>
      <SiteLink className="btn btn-secondary btn-s" to="/customer">
        <span>
          Change<span className="desk-wide"> customer</span>
        </span>
      </SiteLink>
    </section>
  );
});

/** Returns `Member AV-10021, Total Fitness`, with the end of a freeze, `Customer AV-10021` without a membership, or that there is no account. */
export function customerSummary({ reference, membership, frozenUntil, walkIn }: FoundCustomer): string {
  if (walkIn) return 'Sold without an account';
  if (membership === null) return `Customer ${reference}`;
  const frozen = frozenUntil === undefined ? '' : `, frozen until ${ukDateText(frozenUntil)}`;
  return `Member ${reference}, ${membership}${frozen}`;
}
