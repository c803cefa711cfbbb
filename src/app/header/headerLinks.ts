import type { Config, Site } from '../../../schemas/generated/config';

/** All that the header depends on. */
export type HeaderConditions = {
  readonly site: Site['app'];
  readonly flags: Pick<Config['flags'], 'onlineJoiningEnabled' | 'campsAndCoursesBookingEnabled'>;
  readonly mode: 'plain' | 'kiosk' | 'embedded' | 'front-of-house';
  /** The slug of the selected venue. */
  readonly venue: string | undefined;
  readonly member: boolean;
};

/** A page of one of the sites. */
export type HeaderTarget = { readonly app: Site['app']; readonly path: string };

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
  readonly basket?: HeaderLink;
  readonly account: 'log-in' | 'my-account' | 'on-duty';
  /** Says which site it is, where it could be taken for another. */
  readonly tag?: string;
};

/** What stands in the header; `undefined` where there is none: embedded, and in a kiosk, which has a bar of its own. */
export function headerLinks(on: HeaderConditions): HeaderLinks | undefined {
  if (on.mode === 'front-of-house') return desk(on);
  if (on.mode !== 'plain') return undefined;
  return {
    ...(on.site === 'bookings' && on.venue === undefined ? {} : { logo: bookings('/') }),
    navigation: [
      activity,
      ...(on.flags.campsAndCoursesBookingEnabled ? [camp, course] : []),
      ...joining(on, on.venue === undefined ? '/' : `/centre/${encodeURIComponent(on.venue)}`),
    ],
    basket,
    account: on.member ? 'my-account' : 'log-in',
  };
}

/** What stands in a kiosk's bar beside its own buttons: on the other sites, the way to join. */
export function kioskLinks(on: HeaderConditions): readonly HeaderLink[] {
  if (on.mode !== 'kiosk' || on.site === 'online-joining') return [];
  return joining(on, '/');
}

/** The way to the basket where no header has one: in a kiosk's bar, and over a page that another site's page shows. */
export function bareBasket({ mode, site }: HeaderConditions): HeaderLink | undefined {
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

/** Staff find what they book for customers and the basket, and nothing that is sold elsewhere. */
function desk({ member, flags }: HeaderConditions): HeaderLinks {
  const links: readonly HeaderLink[] = [
    { ...activity, label: 'Timetable' },
    ...(flags.campsAndCoursesBookingEnabled
      ? [
          { ...camp, label: 'Camps' },
          { ...course, label: 'Courses' },
        ]
      : []),
    { ...basket, label: 'Basket' },
  ];
  return {
    logo: bookings('/'),
    navigation: member ? links : [],
    account: member ? 'on-duty' : 'log-in',
    tag: 'Front of house',
  };
}

function joining({ flags }: HeaderConditions, path: string): readonly HeaderLink[] {
  if (!flags.onlineJoiningEnabled) return [];
  const to = { app: 'online-joining', path } as const;
  const paths = /^\/(?:$|centre\/|checkout$|order-confirmed\/)/;
  return [{ label: 'Buy a membership', to, current: { app: 'online-joining', paths } }];
}
