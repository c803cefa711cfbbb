import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';

/** The first screen of a kiosk in a centre. */
export const KioskScreen = observer(function KioskScreen() {
  const { config, venues } = useStores();
  useEffect(() => void venues.load(), [venues]);
  const { centre } = config;
  const name = venues.bySlug(centre)?.name;
  return (
    <div className="floor floor-full">
      <div className="wrap">
        <div>
          <h1>{name === undefined ? 'Welcome' : `Welcome to ${name}`}</h1>
          <p>What would you like to do?</p>
          <div className="stack">
            <Link
              className="btn btn-primary btn-l"
              to={centre === undefined ? '/' : `/centre/${encodeURIComponent(centre)}`}
            >
              Buy a membership
            </Link>
            <p>
              <a href={config.linkTo('bookings', '/')}>Book an activity</a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
});
