import type { Site } from '../../../schemas/generated/config';
import type { ConfigStore } from '../../kit/site/ConfigStore';

/** The texts around the login form; each site has its own. */
export type LoginTexts = { readonly crumb: string; readonly title: string; readonly lede: string };

const title = 'Already have an online account?';

export const loginTexts: Readonly<Record<Site['app'], LoginTexts>> = {
  'online-joining': {
    crumb: 'Buy membership',
    title,
    lede: 'Signing in now will make your membership purchase quicker.',
  },
  'my-account': { crumb: 'My account', title, lede: 'Log in to see your memberships, bookings and payments.' },
  bookings: { crumb: 'Home', title, lede: 'Log in to book and to see your bookings.' },
};

const staffWords: LoginTexts = {
  crumb: 'Home',
  title: 'Log in with your staff account',
  lede: 'Find a customer, book for them and take their payment.',
};

export function loginTextsOf({ isDesk, site }: Pick<ConfigStore, 'isDesk' | 'site'>): LoginTexts {
  return isDesk ? staffWords : loginTexts[site.app];
}
