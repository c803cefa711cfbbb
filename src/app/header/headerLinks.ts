import type { Config, Site } from '../../../schemas/generated/config';

/** All that the header depends on. */
export type HeaderConditions = {
  readonly site: Site['app'];
  readonly flags: Pick<Config['flags'], 'onlineJoiningEnabled' | 'campsAndCoursesBookingEnabled'>;
  readonly mode: 'plain' | 'kiosk' | 'embedded';
  /** Where the operator has kiosks begin, if not on the joining site. */
  readonly kioskHomeUrl: string | undefined;
  /** The slug of the selected venue. */
  readonly venue: string | undefined;
  readonly member: boolean;
};

/** A page of one of the sites, or an address of the operator's own. */
export type HeaderTarget = { readonly app: Site['app']; readonly path: string } | { readonly url: string };

export type HeaderLink = {
  readonly label: string;
  readonly to: HeaderTarget;
  /** The pages on which the link is the current one. */
  readonly current?: { readonly app: Site['app']; readonly paths: RegExp };
};

export type HeaderLinks = {
  /** Left out where the logo leads nowhere. */
  readonly logo?: HeaderTarget;
  /** The navigation, in the header of a wide page and in the drawer of a narrow one. */
  readonly navigation: readonly HeaderLink[];
  /** The ways of a kiosk's customer back to the joining site, in place of the navigation. */
  readonly kiosk: readonly HeaderLink[];
  readonly basket?: HeaderLink;
  /** `none`: a kiosk logs in and out by its own bar. */
  readonly account: 'log-in' | 'my-account' | 'none';
};

/** What stands in the header; `undefined` where there is none: embedded, and on the site that has the kiosk's bar. */
export function headerLinks(on: HeaderConditions): HeaderLinks | undefined {
  switch (on.mode) {
    case 'embedded':
      return undefined;
    case 'kiosk':
      if (on.site === 'online-joining') return undefined;
      return { navigation: [], kiosk: [...joining(on, '/'), kioskHome(on)], account: 'none' };
    case 'plain':
      return {
        ...(on.site === 'bookings' && on.venue === undefined ? {} : { logo: bookings('/') }),
        navigation: [
          activity,
          ...(on.flags.campsAndCoursesBookingEnabled ? [camp, course] : []),
          ...joining(on, on.venue === undefined ? '/' : `/centre/${encodeURIComponent(on.venue)}`),
        ],
        kiosk: [],
        basket,
        account: on.member ? 'my-account' : 'log-in',
      };
  }
}

const bookings = (path: string): HeaderTarget => ({ app: 'bookings', path });

const activity: HeaderLink = {
  label: 'Book an activity',
  to: bookings('/redirect-to-selected-venue'),
  current: { app: 'bookings', paths: /^\/location\// },
};
const camp: HeaderLink = {
  label: 'Book a camp',
  to: bookings('/camp-redirect-to-selected-venue'),
  current: { app: 'bookings', paths: /^\/camps(?:\/|$)/ },
};
const course: HeaderLink = {
  label: 'Book a course',
  to: bookings('/course-redirect-to-selected-venue'),
  current: { app: 'bookings', paths: /^\/courses(?:\/|$)/ },
};
const basket: HeaderLink = {
  label: 'Shopping basket',
  to: bookings('/basket'),
  current: { app: 'bookings', paths: /^\/basket$/ },
};

function joining({ flags }: HeaderConditions, path: string): readonly HeaderLink[] {
  if (!flags.onlineJoiningEnabled) return [];
  const to = { app: 'online-joining', path } as const;
  const paths = /^\/(?:$|centre\/|checkout$|order-confirmed\/)/;
  return [{ label: 'Buy a membership', to, current: { app: 'online-joining', paths } }];
}

function kioskHome({ kioskHomeUrl }: HeaderConditions): HeaderLink {
  const to = kioskHomeUrl === undefined ? ({ app: 'online-joining', path: '/kiosk' } as const) : { url: kioskHomeUrl };
  return { label: 'Back to Kiosk Home', to };
}
