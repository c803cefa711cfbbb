import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useFinder } from '../../../finder/FinderContext';
import { SiteLink } from '../../../kit/site/SiteLink';
import { useArrival } from '../../../kit/site/useArrival';
import type { Offer } from '../../../kit/api/activities';
import { venueChoicePath, venuePath } from '../bookingPages';

type DeskHeadingProps = { readonly title: string; readonly children?: ReactNode };

/** The heading of a booking screen at the desk: one line, so that staff see what they sell. */
export function DeskHeading({ title, children }: DeskHeadingProps) {
  const heading = useArrival();
  return (
    <div className="wrap desk-heading" ref={heading}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}

type CentreOfTabletProps = { readonly kind: Offer['kind']; readonly slug: string };

/** The ways to another centre for this customer, and back to the tablet's own. */
export const CentreOfTablet = observer(function CentreOfTablet({ kind, slug }: CentreOfTabletProps) {
  const { selectedVenue, venues } = useFinder();
  const { ownSlug } = selectedVenue;
  const isAway = ownSlug !== undefined && ownSlug !== slug;
  return (
    <p className="small">
      {isAway && (
        <>
          For this customer only.{' '}
          <SiteLink className="link" to={venuePath(kind, ownSlug)}>
            Back to {venues.nameOf(ownSlug) ?? 'this tablet’s centre'}
          </SiteLink>
        </>
      )}
      <SiteLink className="link" to={venueChoicePath(kind)}>
        Change centre
      </SiteLink>
    </p>
  );
});
