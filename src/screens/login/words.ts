import type { Site } from '../../../schemas/generated/config';
import type { ConfigStore } from '../../stores/ConfigStore';

/** What stands around the log-in form, by the site it is on. */
export type LoginWords = { readonly crumb: string; readonly title: string; readonly lede: string };

const title = 'Already have an online account?';

export const loginWords: Readonly<Record<Site['app'], LoginWords>> = {
  'online-joining': {
    crumb: 'Buy membership',
    title,
    lede: 'Signing in now will make your membership purchase quicker.',
  },
  'my-account': { crumb: 'My account', title, lede: 'Log in to see your memberships, bookings and payments.' },
  bookings: { crumb: 'Home', title, lede: 'Log in to book, and to see what you have booked.' },
};

const staffWords: LoginWords = {
  crumb: 'Home',
  title: 'Log in with your staff account',
  lede: 'Then find a customer, book for them and take the payment.',
};

export function loginWordsOf({ isDesk, site }: Pick<ConfigStore, 'isDesk' | 'site'>): LoginWords {
  return isDesk ? staffWords : loginWords[site.app];
}
