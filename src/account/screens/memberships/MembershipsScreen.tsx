import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountMembership } from '../../../kit/api/account';
import { ukDateText } from '../../../ground/core/dates';
import { useAccount } from '../../AccountContext';
import { AccountPage } from '../parts/AccountPage';
import { RequestView } from '../../../kit/site/RequestView';
import { Membership } from './Membership';
import { renewPath } from './membershipPaths';
import './memberships.css';
import { NoMembership } from './NoMembership';
import { useSite } from '../../../kit/site/SiteContext';

/** The customer's memberships: benefits, fees, and links to change or renew them. */
export const MembershipsScreen = observer(function MembershipsScreen() {
  const { memberships } = useAccount();
  useEffect(() => void memberships.load(), [memberships]);
  return (
    <AccountPage label="Memberships">
      <RequestView
        request={memberships.all.request}
        onRetry={() => memberships.load()}
        label="Loading your memberships"
        heights={[268, 180]}
      >
        {() => (
          <>
            {memberships.current.map((membership) => (
              <Membership key={membership.id} membership={membership} />
            ))}
            {memberships.current.length === 0 && <NoMembership title="You have no membership now" />}
            {memberships.ended.length > 0 && <Ended memberships={memberships.ended} />}
          </>
        )}
      </RequestView>
    </AccountPage>
  );
});

const Ended = observer(function Ended({ memberships }: { readonly memberships: readonly AccountMembership[] }) {
  const { config } = useSite();
  return (
    <section className="account-part" aria-label="Earlier memberships">
      <div className="account-part-head">
        <h2>Earlier memberships</h2>
      </div>
      <ul className="card account-list">
        {memberships.map((membership) => (
          <li key={membership.id} className="membership-ended">
            <div>
              <h3>{membership.name}</h3>
              <p className="small muted">
                {membership.homeVenue.name}, {periodText(membership)}
              </p>
            </div>
            {membership.canRenew && config.flags.onlineJoiningEnabled && (
              <a className="link" href={config.linkTo('online-joining', renewPath(membership))}>
                Renew<span className="vh"> {membership.name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The days of a membership. One that was cancelled soon after joining is over before its first day is. */
function periodText({ startDate, endDate }: AccountMembership): string {
  const start = ukDateText(startDate);
  if (endDate === null) return start;
  return endDate < startDate ? `${start}, cancelled within 14 days` : `${start} to ${ukDateText(endDate)}`;
}
