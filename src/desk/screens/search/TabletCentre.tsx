import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useFinder } from '../../../finder/FinderContext';
import { Note } from '../../../kit/components/Note';
import { SiteLink } from '../../../kit/site/SiteLink';

/** The path of the screen on which staff choose the tablet's own centre. */
export const tabletCentrePath = '/tablet-centre';

/** Names the centre that this tablet stands in, or asks for it. */
export const TabletCentre = observer(function TabletCentre() {
  const { venues, selectedVenue } = useFinder();
  const { ownSlug } = selectedVenue;
  useEffect(() => void venues.load(), [venues]);
  if (ownSlug === undefined)
    return (
      <Note type="neutral" title="Which centre is this tablet in?">
        <p>Its timetable then opens for every customer.</p>
        <SiteLink className="btn btn-secondary btn-s" to={tabletCentrePath}>
          Choose this tablet’s centre
        </SiteLink>
      </Note>
    );
  return (
    <p className="desk-tablet small">
      <span>This tablet is in {venues.nameOf(ownSlug) ?? 'its centre'}.</span>
      <SiteLink className="link" to={tabletCentrePath}>
        Choose another centre
      </SiteLink>
    </p>
  );
});
