import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { Icon } from '../../kit/components/Icon';
import { lazyPart } from '../../kit/components/lazyPart';
import { SiteLink } from '../../kit/site/SiteLink';
import { KioskWays, KioskWelcome } from './KioskWelcome';
import { useFinder } from '../../finder/FinderContext';
import { useSite } from '../../kit/site/SiteContext';

const UnknownCentre = lazyPart(
  () => import('./UnknownCentre'),
  (part) => part.UnknownCentre,
);

/** The first screen of a kiosk. */
export const KioskScreen = observer(function KioskScreen() {
  const { config, theme } = useSite();
  const { venues } = useFinder();
  const { centre } = config;
  const isUnknown = venues.request.status === 'success' && centre !== undefined && !venues.bySlug(centre);
  useEffect(() => void venues.load(), [venues]);
  useEffect(() => void theme.load(centre), [theme, centre]);
  return (
    <KioskWelcome name={venues.nameOf(centre)} picture={theme.theme.kioskBackgroundImage}>
      <KioskWays
        buy={
          <SiteLink
            className="btn btn-primary btn-xl"
            to={centre === undefined || isUnknown ? '/' : `/centre/${encodeURIComponent(centre)}`}
          >
            Buy a membership
            <Icon name="right" size="l" />
          </SiteLink>
        }
        book={
          <a className="btn btn-secondary btn-xl" href={config.linkTo('bookings', '/')}>
            Book an activity
          </a>
        }
      />
      {isUnknown && (
        <Suspense fallback={null}>
          <UnknownCentre slug={centre} slugs={venues.all.map(({ slug }) => slug)} />
        </Suspense>
      )}
    </KioskWelcome>
  );
});
