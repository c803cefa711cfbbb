import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Icon } from '../../components/Icon';
import { useStores } from '../../stores/StoresContext';
import { SiteLink } from '../../sections/SiteLink';
import './kiosk.css';

/** The first screen of a kiosk in a centre: on the floor, or before the operator's own picture. */
export const KioskScreen = observer(function KioskScreen() {
  const { config, venues, theme } = useStores();
  const { centre } = config;
  useEffect(() => void venues.load(), [venues]);
  useEffect(() => void theme.load(centre), [theme, centre]);
  const name = venues.bySlug(centre)?.name;
  const picture = theme.theme.kioskBackgroundImage;
  return (
    <div className={picture ? 'kiosk-home kiosk-pictured' : 'floor kiosk-home'}>
      {picture ? <img className="kiosk-picture" src={picture} alt="" /> : <Court />}
      <div className="kiosk-welcome">
        <h1 tabIndex={-1}>
          <span className="kiosk-greeting">{name === undefined ? 'Welcome' : 'Welcome to '}</span>
          {name}
        </h1>
        <div className="kiosk-ways">
          <SiteLink
            className="btn btn-primary btn-xl"
            to={centre === undefined ? '/' : `/centre/${encodeURIComponent(centre)}`}
          >
            Buy a membership
            <Icon name="right" size="l" />
          </SiteLink>
          <a className="btn btn-secondary btn-xl" href={config.linkTo('bookings', '/')}>
            Book an activity
          </a>
        </div>
        <p>Touch a button to begin. This screen clears itself when you walk away.</p>
      </div>
    </div>
  );
});

function Court() {
  return (
    <svg
      className="kiosk-court"
      viewBox="0 0 600 838"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="330" cy="430" r="150" fill="var(--theme-primary)" />
      <path d="M330 -200V1060" stroke="#fff" strokeWidth="10" />
      <circle cx="330" cy="430" r="150" stroke="#fff" strokeWidth="10" />
      <path d="M60 1060C20 620 130 300 800 190" stroke="var(--theme-secondary)" strokeWidth="10" />
      <path d="M90 -200V120H900" stroke="#fff" strokeWidth="10" />
    </svg>
  );
}
