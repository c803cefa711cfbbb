import type { Site } from '../../../schemas/generated/config';

/** What stands around the log-in form, by the site it is on. */
export type LoginWords = { readonly crumb: string; readonly lede: string };

export const loginWords: Readonly<Record<Site['app'], LoginWords>> = {
  'online-joining': { crumb: 'Buy membership', lede: 'Signing in now will make your membership purchase quicker.' },
  'my-account': { crumb: 'My account', lede: 'Log in to see your memberships, bookings and payments.' },
  bookings: { crumb: 'Home', lede: 'Log in to book, and to see what you have booked.' },
};

export const loginTitle = 'Already have an online account?';
