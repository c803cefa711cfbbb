import type { Site } from '../../../schemas/generated/config';

const notFound = 'Page not found';

type Titles = readonly (readonly [path: RegExp, title: string])[];

/** The titles of the pages on every site. */
const everywhere: Titles = [
  [/^\/login$/, 'Login'],
  [/^\/reset-password$/, 'Choose a new password'],
  [/^\/register$/, 'Create an account'],
];

const own: Readonly<Record<Site['app'], Titles>> = {
  'online-joining': [
    [/^\/$/, 'Online Joining'],
    [/^\/centre\/[^/]+$/, 'Centre Details'],
    [/^\/centre\/[^/]+\/membership\/[^/]+\/[^/]+$/, 'Membership Options'],
    [/^\/change-membership\/[^/]+$/, 'Change membership'],
    [/^\/renew-membership\/[^/]+$/, 'Renew membership'],
    [/^\/kiosk$/, 'Kiosk Home'],
    [/^\/checkout$/, 'Checkout'],
    [/^\/order-confirmed\//, 'Order Confirmed'],
  ],
  'my-account': [
    [/^\/$/, 'Account dashboard'],
    [/^\/user-details$/, 'My details'],
    [/^\/memberships$/, 'Memberships'],
    [/^\/memberships\/[^/]+\/cancel$/, 'Cancel membership'],
    [/^\/memberships\/[^/]+\/freeze$/, 'Freeze membership'],
    [/^\/packages$/, 'Packages'],
    [/^\/bookings(?:\/upcoming|\/past)?$/, 'Bookings'],
    [/^\/guest-passes$/, 'Guest passes'],
    [/^\/payments$/, 'Payments'],
    [/^\/payments\/[^/]+$/, 'Receipt'],
    [/^\/checkout$/, 'Save a card'],
    [/^\/confirm-email$/, 'Confirm your email address'],
    [/^\/delete-account$/, 'Delete my account'],
  ],
  bookings: [
    [/^\/$/, 'Choose your centre'],
    [/^\/location(?:\/[^/]+)?$/, 'Book an activity'],
    [/^\/camps(?:\/|$)/, 'Book a camp'],
    [/^\/courses(?:\/|$)/, 'Book a course'],
    [/^\/basket$/, 'Shopping basket'],
    [/^\/checkout$/, 'Checkout'],
    [/^\/booking-confirmed\//, 'Order Confirmed'],
    [/^\/customer$/, 'Find a customer'],
    [/^\/tablet-centre$/, 'Tablet centre'],
    [/^\/order-completed\//, 'Order completed'],
    [/^\/till$/, 'Till'],
    [/^\/till\/[^/]+$/, 'Till day'],
  ],
};

/** Returns the title if the product has a page with it, else that of a page that is not found. */
export function knownTitle(site: Site['app'], title: string): string {
  return [...everywhere, ...own[site]].some(([, each]) => each === title) ? title : notFound;
}

/** Returns a page's title, which the document's title shows after the operator's name. */
export function titleOf(site: Site['app'], pathname: string): string {
  return [...everywhere, ...own[site]].find(([path]) => path.test(pathname.replace(/(?<=.)\/+$/, '')))?.[1] ?? notFound;
}
