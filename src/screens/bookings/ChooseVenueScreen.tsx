import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Offer } from '../../api/activities';
import type { Venue } from '../../api/venues';
import { Icon } from '../../components/Icon';
import { addressOf } from '../../sections/centre/address';
import { VenueList } from '../../sections/centre/VenueList';
import { useStores } from '../../stores/StoresContext';
import { ArrivalBand } from '../ArrivalBand';
import { Awaited } from '../parts/Awaited';
import { choosing, kindIn, pathOf, ways } from './ways';
import { SiteLink } from '../../sections/SiteLink';
import '../../sections/centre/centre.css';
import './bookings.css';

/** How many of the venues that were selected before stand above the others. */
const fewBefore = 3;

/** Where to book: the venues that were selected before, and all the others. */
export const ChooseVenueScreen = observer(function ChooseVenueScreen() {
  const { venues, selectedVenue, navigator, config } = useStores();
  const [query] = useSearchParams();
  useEffect(() => void venues.load(), [venues]);
  const kind = kindIn(query);
  const before = selectedVenue.slugs.flatMap((slug) => venues.bySlug(slug) ?? []).slice(0, fewBefore);
  const handleChoose = (slug: string): void => {
    selectedVenue.select(slug);
    navigator.go(pathOf(kind, slug));
  };
  if (config.kiosk && venues.bySlug(config.centre))
    return <Navigate to={config.within(pathOf(kind, config.centre ?? ''))} replace />;
  return (
    <>
      <ArrivalBand crumbs={config.bare ? [] : [{ label: ways[kind].label }]} {...choosing} />
      <div className="wrap venue-choice">
        <Awaited
          request={venues.request}
          onRetry={() => void venues.load()}
          label="Loading centres"
          heights={[132, 56, 76, 76, 76, 76, 76]}
        >
          {(all) => (
            <>
              {before.length > 0 && <Before venues={before} kind={kind} />}
              <section className="card">
                <h2>All centres</h2>
                <VenueList venues={all} onChoose={handleChoose} />
              </section>
            </>
          )}
        </Awaited>
      </div>
    </>
  );
});

type BeforeProps = { readonly venues: readonly Venue[]; readonly kind: Offer['kind'] };

/** The venue that one would go on with, and those before it. */
const Before = observer(function Before({ venues, kind }: BeforeProps) {
  const { config } = useStores();
  return (
    <section aria-label="Your centres">
      <ul className="venues-before">
        {venues.map((venue, index) => (
          <li key={venue.slug} className="card venue-before">
            <p className="small muted">{index === 0 ? 'Your centre' : 'Selected before'}</p>
            <h2>{venue.name}</h2>
            <p className="small muted venue-address">
              <Icon name="pin" size="s" />
              {addressOf(venue)}
            </p>
            <SiteLink
              className={`btn btn-${index === 0 ? 'primary' : 'secondary'}`}
              to={config.within(pathOf(kind, venue.slug))}
            >
              {index === 0 ? ways[kind].label : 'Book here'}
              <span className="vh">{` at ${venue.name}`}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
