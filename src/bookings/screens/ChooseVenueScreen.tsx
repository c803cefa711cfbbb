import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Offer } from '../../kit/api/activities';
import type { Venue } from '../../kit/api/venues';
import { Icon } from '../../kit/components/Icon';
import { addressOf } from '../../finder/addressOf';
import { VenueList } from '../../finder/screens/VenueList';
import { ArrivalBand } from '../../kit/site/ArrivalBand';
import { RequestView } from '../../kit/site/RequestView';
import { DeskHeading } from './parts/DeskHeading';
import { venueChoiceWords, kindInQuery, venuePath, bookingPages } from './bookingPages';
import { SiteLink } from '../../kit/site/SiteLink';
import './bookings.css';
import { useFinder } from '../../finder/FinderContext';
import { useSite } from '../../kit/site/SiteContext';

/** The number of recently selected venues shown above the others. */
const maxRecentVenues = 3;

/** The choice of a venue to book at: recently selected venues first, then all venues. */
export const ChooseVenueScreen = observer(function ChooseVenueScreen() {
  const { venues, selectedVenue } = useFinder();
  const { navigator, config } = useSite();
  const [query] = useSearchParams();
  useEffect(() => void venues.load(), [venues]);
  const kind = kindInQuery(query);
  const before = selectedVenue.slugs.flatMap((slug) => venues.bySlug(slug) ?? []).slice(0, maxRecentVenues);
  const handleChoose = (slug: string): void => {
    selectedVenue.select(slug);
    navigator.go(venuePath(kind, slug));
  };
  if (config.kiosk && venues.bySlug(config.centre))
    return <Navigate to={config.withKioskQuery(venuePath(kind, config.centre ?? ''))} replace />;
  return (
    <>
      {config.isDesk ? (
        <DeskHeading title={venueChoiceWords.title} />
      ) : (
        <ArrivalBand crumbs={config.bare ? [] : [{ label: bookingPages[kind].label }]} {...venueChoiceWords} />
      )}
      <div className="wrap venue-choice">
        <RequestView
          request={venues.request}
          onRetry={() => venues.load()}
          label="Loading centres"
          heights={[132, 56, 76, 76, 76, 76, 76]}
        >
          {(all) => (
            <>
              {before.length > 0 && <RecentVenues venues={before} kind={kind} />}
              <section className="card">
                <h2>All centres</h2>
                <VenueList venues={all} onChoose={handleChoose} />
              </section>
            </>
          )}
        </RequestView>
      </div>
    </>
  );
});

type RecentVenuesProps = { readonly venues: readonly Venue[]; readonly kind: Offer['kind'] };

/** The selected venue and the venues selected before. */
const RecentVenues = observer(function Before({ venues, kind }: RecentVenuesProps) {
  const { config } = useSite();
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
              to={config.withKioskQuery(venuePath(kind, venue.slug))}
            >
              {index === 0 ? bookingPages[kind].label : 'Book here'}
              <span className="vh">{` at ${venue.name}`}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
