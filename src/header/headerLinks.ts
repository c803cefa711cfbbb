import type { Config, Site } from '../../schemas/generated/config';

/** The conditions that decide the header's links. */
export type HeaderConditions = {
  readonly site: Site['app'];
  readonly flags: Pick<Config['flags'], 'onlineJoiningEnabled' | 'campsAndCoursesBookingEnabled'>;
  readonly mode: 'plain' | 'kiosk' | 'embedded' | 'front-of-house';
  /** The slug of the selected venue. */
  readonly venue: string | undefined;
  readonly isMember: boolean;
};

/** A page of one of the operator's sites. */
export type HeaderTarget = { readonly app: Site['app']; readonly path: string };

export type HeaderLink = {
  readonly label: string;
  readonly to: HeaderTarget;
  /** The pages on which the link is marked as current. */
  readonly current?: { readonly app: Site['app']; readonly paths: RegExp };
};

export type HeaderLinks = {
  /** The target of the logo; without a target, the logo is no link. */
  readonly logo?: HeaderTarget;
  /** The navigation, in the header on wide pages and in the drawer on narrow pages. */
  readonly navigation: readonly HeaderLink[];
  readonly basket?: HeaderLink;
  readonly account: 'log-in' | 'my-account' | 'on-duty';
  /** The tag that names the site, on sites that look like another. */
  readonly siteTag?: string;
};

/** Returns the header's links; `undefined` on embedded pages and at a kiosk, which has its own bar. */
export function headerLinks(on: HeaderConditions): HeaderLinks | undefined {
  if (on.mode === 'front-of-house') return deskLinks(on);
  if (on.mode !== 'plain') return undefined;
  return {
    ...(on.site === 'bookings' && on.venue === undefined ? {} : { logo: bookings('/') }),
    navigation: [
      activity,
      ...(on.flags.campsAndCoursesBookingEnabled ? [camp, course] : []),
      ...joiningLinks(on, on.venue === undefined ? '/' : `/centre/${encodeURIComponent(on.venue)}`),
    ],
    basket,
    account: on.isMember ? 'my-account' : 'log-in',
  };
}

/** Returns the links in a kiosk's bar: the link to buy a membership, on the sites other than online joining. */
export function kioskLinks(on: HeaderConditions): readonly HeaderLink[] {
  if (on.mode !== 'kiosk' || on.site === 'online-joining') return [];
  return joiningLinks(on, '/');
}

/** Returns the link to the basket on pages without a header: at a kiosk, and embedded on the bookings site. */
export function standaloneBasketLink({ mode, site }: HeaderConditions): HeaderLink | undefined {
  return mode === 'kiosk' || (mode === 'embedded' && site === 'bookings') ? basket : undefined;
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

/** Returns the header of the front-of-house site: the booking pages and the basket only. */
function deskLinks({ isMember, flags }: HeaderConditions): HeaderLinks {
  const links: readonly HeaderLink[] = [
    { ...activity, label: 'Timetable' },
    ...(flags.campsAndCoursesBookingEnabled
      ? [
          { ...camp, label: 'Camps' },
          { ...course, label: 'Courses' },
        ]
      : []),
    { ...basket, label: 'Basket' },
    { label: 'Till', to: bookings('/till'), current: { app: 'bookings', paths: /^\/till(?:\/|$)/ } },
  ];
  return {
    logo: bookings('/'),
    navigation: isMember ? links : [],
    account: isMember ? 'on-duty' : 'log-in',
    siteTag: 'Front of house',
  };
}

function joiningLinks({ flags }: HeaderConditions, path: string): readonly HeaderLink[] {
  if (!flags.onlineJoiningEnabled) return [];
  const to = { app: 'online-joining', path } as const;
  const paths = /^\/(?:$|centre\/|checkout$|order-confirmed\/)/;
  return [{ label: 'Buy a membership', to, current: { app: 'online-joining', paths } }];
}
