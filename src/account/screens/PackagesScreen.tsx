import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountPackage } from '../../kit/api/account';
import { ukDateText } from '../../ground/core/dates';
import { useAccount } from '../AccountContext';
import { AccountPage } from './parts/AccountPage';
import { RequestView } from '../../kit/site/RequestView';
import { EmptyState } from '../../kit/site/EmptyState';
import { useSite } from '../../kit/site/SiteContext';

/** The customer's packages: sessions bought together. */
export const PackagesScreen = observer(function PackagesScreen() {
  const { config } = useSite();
  const { packages } = useAccount();
  useEffect(() => void packages.load(), [packages]);
  return (
    <AccountPage label="Packages">
      <RequestView
        request={packages.request}
        onRetry={() => packages.load()}
        label="Loading your packages"
        heights={[140, 140]}
      >
        {(list) =>
          list.length > 0 ? (
            <ul className="packages">
              {list.map((each) => (
                <PackageCard key={each.id} each={each} />
              ))}
            </ul>
          ) : (
            <EmptyState icon="gift" title="You have no packages" text="A package is several sessions bought together.">
              <a className="btn btn-primary" href={config.linkTo('bookings', '/redirect-to-selected-venue')}>
                Book an activity
              </a>
            </EmptyState>
          )
        }
      </RequestView>
    </AccountPage>
  );
});

function PackageCard({ each }: { readonly each: AccountPackage }) {
  const { name, description, venue, totalUses, usesLeft, expiresOn, state } = each;
  return (
    <li className="card package" data-state={state}>
      <p className="package-left">
        <b>{usesLeft}</b>
        <span className="small">of {totalUses} left</span>
      </p>
      <div>
        <h2>{name}</h2>
        {description !== null && <p>{description}</p>}
        <p className="small muted">
          {venue ? venue.name : 'At any of our centres'}
          {expiresOn !== null && `, ${state === 'expired' ? 'expired' : 'use by'} ${ukDateText(expiresOn)}`}
        </p>
      </div>
      {state !== 'active' && <span className="tag">{state === 'expired' ? 'Expired' : 'Used up'}</span>}
    </li>
  );
}
