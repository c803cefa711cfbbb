import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Icon } from '../../components/Icon';
import { useStores } from '../../stores/StoresContext';
import { SiteLink } from '../../sections/SiteLink';
import { KioskWays, KioskWelcome } from './KioskWelcome';

/** The first screen of a kiosk in a centre. */
export const KioskScreen = observer(function KioskScreen() {
  const { config, venues, theme } = useStores();
  const { centre } = config;
  useEffect(() => void venues.load(), [venues]);
  useEffect(() => void theme.load(centre), [theme, centre]);
  return (
    <KioskWelcome name={venues.nameOf(centre)} picture={theme.theme.kioskBackgroundImage}>
      <KioskWays
        buy={
          <SiteLink
            className="btn btn-primary btn-xl"
            to={centre === undefined ? '/' : `/centre/${encodeURIComponent(centre)}`}
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
    </KioskWelcome>
  );
});
