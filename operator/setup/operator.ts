import type { Theme } from '../../schemas/generated/wire';

type MarketingChannel = {
  readonly channel: string;
  /** The label of the customer's switch. */
  readonly label: string;
  /** The label of the checkbox with which registering asks; without it, registering does not ask. */
  readonly asks?: string;
};

/** The news that a customer can consent to. Each consent is asked for, given and withdrawn by itself. */
const marketing: readonly MarketingChannel[] = [
  { channel: 'email', label: 'News and offers by email', asks: 'Send me news and offers by email' },
  { channel: 'text', label: 'News and offers by text message' },
  { channel: 'post', label: 'News and offers by post' },
];

/** The invented operator whose server this is. */
export const operator = {
  clientId: 'aire-valley',
  name: 'Aire Valley Leisure',
  address: 'Kirkstall House, Kirkstall Road, Leeds LS4 2QB',
  statementName: 'AIRE VALLEY LEISURE',
  /** The age in years from which somebody can have an account of their own. */
  lowestAccountAge: 16,
  /** The minutes after the start of a session until which staff may still sell it to who comes late. */
  lateArrivalMinutes: 15,
  /** The number of guests for whom a customer books places in one session at most. */
  mostGuests: 5,
  waitingList: {
    /** The minutes for which a place is kept for whoever it is offered to: fewer if the session begins sooner. */
    offerMinutes: 120,
    /** The minutes before a session at which its waiting list closes: from then on, anybody can book what is free. */
    closesMinutes: 30,
    /** The number of places for which one customer waits at most. */
    mostEntries: 10,
  },
  marketing,
  /** The records that stay when an account is deleted, why, and for how many years. */
  keptOfDeleted: [
    {
      what: 'your orders, payments, refunds and past memberships, with the terms that you agreed to, without your name, your address or anything else about you',
      why: 'Tax law has us keep our accounts.',
      years: 6,
    },
  ],
  /** The symbol in prices, and the ISO 4217 code for providers. */
  currency: { symbol: '£', code: 'GBP' },
} as const;

export const defaultTheme: Theme = {
  theme_app_primary_colour: '#8C59F8',
  theme_app_secondary_colour1: '#3E2DAC',
  theme_app_secondary_colour2: '#3E2DAC',
  theme_app_dark_bg_colour: '#262731',
  theme_app_header_bg_colour: '#262731',
  header_primary_colour: '#8C59F8',
  theme_app_logo: null,
  theme_app_body_font_style: 'roboto',
  theme_app_heading_font_style: 'garage_gothic',
  theme_app_secondary_button_style: 'outline',
  kiosk_background_image: null,
};

export const footerHtml = [
  '<p>Aire Valley Leisure Trust</p>',
  '<p><a href="/operator/accessibility">Accessibility</a></p>',
  '<p><a href="/operator/privacy">Privacy</a></p>',
  '<p><a href="/operator/terms">Terms and conditions</a></p>',
  '<p><a href="/operator/contact">Contact your centre</a></p>',
].join('');
