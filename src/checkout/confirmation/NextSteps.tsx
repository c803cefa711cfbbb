import { observer } from 'mobx-react-lite';
import { ukDateText } from '../../ground/core/dates';
import type { MembershipItem } from './orderItems';
import { useSite } from '../../kit/site/SiteContext';

export type NextStepsProps = { readonly memberships: readonly MembershipItem[] };

/** The next steps for each bought membership: the proof to upload, its start and its first Direct Debit payment. */
export function NextSteps({ memberships }: NextStepsProps) {
  return (
    <section className="card confirmation-what-next">
      <h2>What happens next</h2>
      {memberships.map((item, index) => (
        <div key={`${item.membershipTypeId}-${index}`}>
          {memberships.length > 1 && <h3>{item.name}</h3>}
          <Steps item={item} />
        </div>
      ))}
    </section>
  );
}

const Steps = observer(function Steps({ item }: { readonly item: MembershipItem }) {
  const { config } = useSite();
  const { name, firstPaymentDate, firstPaymentAmount, requiresEligibility, startDate, howToGetIn } = item;
  return (
    <dl className="confirmation-steps">
      {requiresEligibility && (
        <div>
          <dt>Now</dt>
          <dd>
            Upload your proof of eligibility in your online account.{' '}
            {!config.kiosk && <a href={config.linkTo('my-account', '/memberships')}>Go to my memberships</a>}
          </dd>
        </div>
      )}
      <div>
        <dt>{ukDateText(startDate)}</dt>
        <dd>Your membership starts. {howToGetIn}</dd>
      </div>
      {firstPaymentDate !== null && firstPaymentAmount !== null && (
        <div>
          <dt>{ukDateText(firstPaymentDate)}</dt>
          <dd>
            We collect your first monthly payment for {name}, {firstPaymentAmount.formatted}, by Direct Debit.
          </dd>
        </div>
      )}
    </dl>
  );
});
