import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Offer } from '../../../kit/api/activities';
import type { Venue } from '../../../kit/api/venues';
import { messages } from '../../../ground/core/messages';
import { Icon } from '../../../kit/components/Icon';
import { addressOf } from '../../../finder/addressOf';
import { useBookings } from '../../BookingsContext';
import { ArrivalBand } from '../../../kit/site/ArrivalBand';
import { venueChoicePath, bookingPages } from '../bookingPages';
import { AttendeeDialog } from './AttendeeDialog';
import { CentreOfTablet, DeskHeading } from './DeskHeading';
import { GuestNote } from './GuestNote';
import { WaitingDialogs } from './WaitingDialogs';
import { QueueDialog } from '../waiting/QueueDialog';
import { SiteLink } from '../../../kit/site/SiteLink';
import '../bookings.css';
import { useFinder } from '../../../finder/FinderContext';
import { useSite } from '../../../kit/site/SiteContext';

export type VenuePageProps = {
  readonly kind: Offer['kind'];
  /** The venue's slug. */
  readonly venue: string;
  /** The page's heading; the venue's name by default. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** A page of one venue. Opening the page selects the venue; an unknown venue redirects to the choice of venues. */
export const VenuePage = observer(function VenuePage({ kind, venue: slug, title, children }: VenuePageProps) {
  const { venues, selectedVenue } = useFinder();
  const { config } = useSite();
  const { schedule } = useBookings();
  useEffect(() => void venues.load(), [venues]);
  const venue = venues.bySlug(slug);
  const isKnown = venue !== undefined;
  useEffect(() => {
    if (isKnown) selectedVenue.select(slug);
  }, [isKnown, selectedVenue, slug]);
  const { status } = venues.request;
  const isUnknown = status === 'success' || (status === 'error' && schedule.request.error?.status === 404);
  if (!isKnown && isUnknown) return <ToVenueChoice kind={kind} />;
  const name = venues.nameOf(slug) ?? schedule.request.data?.venue.name ?? bookingPages[kind].label;
  return (
    <>
      {config.isDesk ? (
        <DeskHeading title={title === undefined ? name : `${title}, ${name}`}>
          <CentreOfTablet kind={kind} slug={slug} />
        </DeskHeading>
      ) : (
        <VenueBand kind={kind} venue={venue} slug={slug} name={name} title={title} />
      )}
      <div className="wrap bookings">
        <GuestNote kind={kind} />
        {children}
      </div>
      <AttendeeDialog />
      <WaitingDialogs />
      {config.isDesk && <QueueDialog />}
    </>
  );
});

/** Leads from a venue that nobody knows to the choice of venues, and says why. */
function ToVenueChoice({ kind }: Pick<VenuePageProps, 'kind'>) {
  const { config, toasts } = useSite();
  const { schedule } = useBookings();
  useEffect(() => {
    toasts.show('warning', messages.centreUnknown, { closeAfterMs: 0 });
    return () => schedule.request.clear(); // what is chosen next is asked for anew
  }, [toasts, schedule]);
  return <Navigate to={config.withKioskQuery(venueChoicePath(kind))} replace />;
}

type VenueBandProps = Pick<VenuePageProps, 'kind'> & {
  readonly venue: Venue | undefined;
  readonly slug: string;
  readonly name: string;
  readonly title: string | undefined;
};

/** The band over a customer's page of a venue, with the link to another one. */
const VenueBand = observer(function VenueBand({ kind, venue, slug, name, title }: VenueBandProps) {
  const { config } = useSite();
  const where = title === undefined ? (venue ? addressOf(venue) : '') : name;
  const isOwnCentre = config.kiosk && config.centre === slug;
  return (
    <div className="venue-band">
      <ArrivalBand
        crumbs={config.bare ? [] : [{ label: bookingPages[kind].label, href: venueChoicePath(kind) }, { label: name }]}
        title={title ?? name}
      >
        <p className="venue-where">
          {where !== '' && (
            <>
              <Icon name="pin" />
              <span>{where}</span>
            </>
          )}
          {!isOwnCentre && (
            <SiteLink className="venue-change" to={config.withKioskQuery(venueChoicePath(kind))}>
              Change centre
            </SiteLink>
          )}
        </p>
      </ArrivalBand>
    </div>
  );
});
