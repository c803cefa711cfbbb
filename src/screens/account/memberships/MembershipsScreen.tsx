import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountMembership } from '../../../api/account';
import { ukDateText } from '../../../core/dates';
import { useAccount } from '../../../stores/account/AccountContext';
import { useStores } from '../../../stores/StoresContext';
import { AccountPage } from '../parts/AccountPage';
import { Awaited } from '../../parts/Awaited';
import { Empty } from '../../parts/Empty';
import { Membership } from './Membership';
import { renewPath } from './ways';
import './memberships.css';

/** All memberships of the customer: what they give, what they cost, and what can be done about them. */
export const MembershipsScreen = observer(function MembershipsScreen() {
  const { config } = useStores();
  const { memberships } = useAccount();
  useEffect(() => void memberships.load(), [memberships]);
  return (
    <AccountPage label="Memberships">
      <Awaited
        request={memberships.all.request}
        onRetry={() => void memberships.load()}
        label="Loading your memberships"
        heights={[268, 180]}
      >
        {() => (
          <>
            {memberships.current.map((membership) => (
              <Membership key={membership.id} membership={membership} />
            ))}
            {memberships.current.length === 0 && (
              <Empty icon="ticket" title="You have no membership now" text="Swim, train and play as often as you like.">
                <a className="btn btn-primary" href={config.linkTo('online-joining', '/')}>
                  Buy a membership
                </a>
              </Empty>
            )}
            {memberships.ended.length > 0 && <Ended memberships={memberships.ended} />}
          </>
        )}
      </Awaited>
    </AccountPage>
  );
});

const Ended = observer(function Ended({ memberships }: { readonly memberships: readonly AccountMembership[] }) {
  const { config } = useStores();
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
                {membership.homeVenue.name}, {ukDateText(membership.startDate)}
                {membership.endDate !== null && ` to ${ukDateText(membership.endDate)}`}
              </p>
            </div>
            {membership.canRenew && (
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
