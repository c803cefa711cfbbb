import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Offer } from '../../../api/activities';
import { Icon } from '../../../components/Icon';
import { addressOf } from '../../../sections/centre/address';
import { useBookings } from '../../../stores/bookings/BookingsContext';
import { useStores } from '../../../stores/StoresContext';
import { ArrivalBand } from '../../ArrivalBand';
import { choosingPath, ways } from '../ways';
import { BookingDialogs } from './BookingDialogs';
import { SiteLink } from '../../../sections/SiteLink';
import '../bookings.css';

export type VenuePageProps = {
  readonly kind: Offer['kind'];
  /** The venue's slug. */
  readonly venue: string;
  /** What stands on the floor, if that is not the venue's name. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** A page of one venue, which is selected by coming to it. An unknown one leads to choosing another. */
export const VenuePage = observer(function VenuePage({ kind, venue: slug, title, children }: VenuePageProps) {
  const { venues, selectedVenue, config } = useStores();
  const { schedule } = useBookings();
  useEffect(() => void venues.load(), [venues]);
  const venue = venues.bySlug(slug);
  const isKnown = venue !== undefined;
  useEffect(() => {
    if (isKnown) selectedVenue.select(slug);
  }, [isKnown, selectedVenue, slug]);
  const isUnknown = venues.request.status === 'success' && !isKnown;
  if (isUnknown || schedule.request.error?.status === 404)
    return <Navigate to={config.within(choosingPath(kind))} replace />;
  const name = venues.nameOf(slug) ?? schedule.request.data?.venue.name ?? ways[kind].label;
  const where = title === undefined ? (venue ? addressOf(venue) : '') : name;
  const isOwnCentre = config.kiosk && config.centre === slug;
  return (
    <>
      <div className="venue-band">
        <ArrivalBand
          crumbs={config.bare ? [] : [{ label: ways[kind].label, href: choosingPath(kind) }, { label: name }]}
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
              <SiteLink className="venue-change" to={config.within(choosingPath(kind))}>
                Change centre
              </SiteLink>
            )}
          </p>
        </ArrivalBand>
      </div>
      <div className="wrap bookings">{children}</div>
      <BookingDialogs />
    </>
  );
});
