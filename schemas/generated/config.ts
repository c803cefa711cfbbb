// Generated from the schemas beside it by `npm run generate`. Do not edit.
/**
 * All that differs between operators and environments. Inlined in the page as a JSON data block.
 */
export interface Config {
  /**
   * Outside `sandbox`, provider scripts load from the providers' own hosts only.
   */
  environment: 'sandbox' | 'production';
  /**
   * The operator's name, first in every page title.
   */
  appName: string;
  /**
   * Sent with sales when the host names no source of its own.
   */
  source: string;
  /**
   * Sites by the first label of the host.
   */
  sites: {
    [k: string]: Site;
  };
  /**
   * Prefix of every API path; empty for the page's own origin.
   */
  apiBase: string;
  currency: string;
  cookies: {
    prefix: string;
    /**
     * The parent domain that the sites share; empty for the host alone.
     */
    domain: string;
  };
  session: {
    /**
     * Send the token as a bearer token instead of by HttpOnly cookie.
     */
    bearer: boolean;
  };
  flags: {
    onlineJoiningEnabled: boolean;
    campsAndCoursesBookingEnabled: boolean;
    onlineGuestPassesEnabled: boolean;
    savedCardsEnabled: boolean;
    /**
     * Map with a venue list, or a plain list.
     */
    onlineJoiningMapEnabled: boolean;
  };
  /**
   * For staff: the joining screens explain why each section is shown, skipped or greyed out. Off when left out.
   */
  inspector?: boolean;
  /**
   * Tag managers. They run only for visitors who agreed, and never on checkout, in a kiosk or inside another page. Left out: none, and nobody is asked.
   */
  analytics?: {
    /**
     * Ids such as `GTM-ABC123`.
     *
     * @minItems 1
     */
    containers: string[];
    /**
     * Where a tag manager's script is, with {id} in its place, such as `https://www.googletagmanager.com/gtm.js?id={id}`.
     */
    scriptUrl: string;
    /**
     * Further origins that its tags load from and send to.
     */
    origins?: string[];
    privacyNoticeUrl?: string;
  };
  /**
   * Pages of other sites that may show these sites in a frame. Left out: none.
   */
  embedding?: {
    /**
     * Such as `https://www.partner.example`. Only they may frame a page, and are told how high it is.
     *
     * @minItems 1
     */
    origins: string[];
  };
  kiosk: {
    /**
     * Where a visit to a kiosk ends, if not on its first screen here.
     */
    homeUrl?: string;
    /**
     * How long nobody may touch a kiosk until they are asked whether they are still there.
     */
    idleModalMs: number;
    /**
     * How long until it is cleared. 20 seconds more than idleModalMs give the time to answer that WCAG 2.2.1 asks for.
     */
    idleResetMs: number;
    /**
     * How long a confirmation stays on a kiosk after the last touch.
     */
    confirmationIdleMs: number;
  };
  directDebit: {
    /**
     * `go_cardless` adds its privacy notice.
     */
    provider: string;
    /**
     * The name on the customer's bank statement.
     */
    statementName: string;
    privacyNoticeUrl?: string;
  };
  payment: {
    /**
     * Origins a provider's script may load from; in the sandbox, those of its stand-ins.
     */
    scriptOrigins: string[];
  };
  /**
   * The map of centres. Without `style` and `tiles` it is drawn from the data that comes with the page.
   */
  map: {
    /**
     * Finds towns and postcodes; answers with a GeoJSON FeatureCollection, best match first.
     */
    geocoder: {
      /**
       * Address with {query}, {country} and {key} in their places.
       */
      url: string;
      key: string;
    };
    /**
     * A MapLibre style of a map service.
     */
    style?: {
      /**
       * Address of the style. A parameter of the form `key={key}` is sent to that host with every request.
       */
      url: string;
      key: string;
    };
    /**
     * A PMTiles file in the Protomaps basemap layout, on a host that answers byte ranges. `style` goes before it.
     */
    tiles?: {
      url: string;
      /**
       * Plain text that the data's licence asks for.
       */
      attribution: string;
    };
    /**
     * Further origins that a style loads from, such as those of tiles, glyphs and sprites.
     */
    origins?: string[];
  };
  /**
   * Where what themes name comes from, when it isn't the site itself.
   */
  theme?: {
    /**
     * Origins that logos and kiosk images load from, such as `https://images.example`.
     */
    imageOrigins?: string[];
    /**
     * The operator's own files of Garage Gothic, as woff2; Barlow Condensed stands in without them.
     */
    garageGothic?: {
      regular: string;
      bold: string;
    };
  };
  links: {
    termsAndConditions: string;
  };
  journeys: {
    /**
     * Where journeys are read from at start-up, such as `/journeys/`.
     */
    base: string;
  };
}
export interface Site {
  app: 'bookings' | 'my-account' | 'online-joining';
  source: string;
  /**
   * The site's root, without a slash at the end.
   */
  url: string;
}
