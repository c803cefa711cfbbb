import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import join from '../../../journeys/join.json';
import type { Site } from '../../../schemas/generated/config';
import { Brand } from '../../kit/components/Brand';
import { FloorBand } from '../../kit/components/Floor';
import { venueChoiceWords, bookingPages } from '../../bookings/screens/bookingPages';
import { ErrorScreen } from '../screens/ErrorScreen';
import { KioskWays, KioskWelcome } from '../../kiosk/screens/KioskWelcome';
import { LoginPage } from '../../sign-in/screens/LoginPage';
import { loginTexts } from '../../sign-in/screens/loginTexts';
import type { FloorName } from './floorOf';

/**
 * The first paint of pages as HTML, rendered at build time with the app's components. drawFirst fills in the names of the
 * operator and the centre.
 */
export const floors: Readonly<Record<FloorName | 'failed', string>> = {
  join: plain(
    <>
      <FloorBand crumbs={[{ label: join.title }]} title={join.heading} lede={join.lede}>
        <div className="phone-only">
          <div className="progress">
            {join.sections.map(({ id }) => (
              <i key={id} />
            ))}
          </div>
        </div>
      </FloorBand>
      <Waiting />
    </>,
  ),
  failed: renderToStaticMarkup(
    <main>
      <ErrorScreen />
    </main>,
  ),
  'log-in-online-joining': logIn('online-joining'),
  'log-in-my-account': logIn('my-account'),
  'log-in-bookings': logIn('bookings'),
  'choose-centre': plain(
    <>
      <FloorBand crumbs={[{ label: bookingPages.activity.label }]} {...venueChoiceWords} />
      <Waiting />
    </>,
  ),
  kiosk: page(
    'site kiosk-bar',
    <KioskWelcome name="" picture={null}>
      <div className="to-come">
        <KioskWays
          buy={<span className="btn btn-xl">Buy a membership</span>}
          book={<span className="btn btn-xl">Book an activity</span>}
        />
      </div>
    </KioskWelcome>,
  ),
};

function logIn(site: Site['app']): string {
  return plain(
    <LoginPage words={loginTexts[site]} bare={false} Band={FloorBand}>
      <Waiting />
    </LoginPage>,
  );
}

function plain(main: ReactNode): string {
  return page('site dark', main);
}

function page(bar: string, main: ReactNode): string {
  return renderToStaticMarkup(
    <div className="page">
      <div className={bar}>
        <div className="wrap">
          <div className="logo">
            <Brand name="" logo={null} />
          </div>
        </div>
      </div>
      <div className="main">{main}</div>
    </div>,
  );
}

function Waiting() {
  return (
    <div className="loading-page">
      <span className="spin spin-l" />
    </div>
  );
}
