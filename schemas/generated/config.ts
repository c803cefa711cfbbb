// Generated from the schemas beside it by `npm run generate`. Do not edit.
/**
 * The settings that differ between operators and environments, inlined in the page as a JSON data block.
 */
export interface Config {
  /**
   * The environment. Outside `sandbox`, provider scripts load from the providers' own hosts only.
   */
  environment: 'sandbox' | 'production';
  /**
   * The operator's name, first in every page title.
   */
  appName: string;
  /**
   * The source that is sent with sales if the host has no source of its own.
   */
  source: string;
  /**
   * The sites, by the first label of the host.
   */
  sites: {
    [k: string]: Site;
  };
  /**
   * The prefix of every API path; empty for the page's own origin.
   */
  apiBase: string;
  currency?: string;
  cookies: {
    prefix: string;
    /**
     * The parent domain of the cookies that the sites share; empty for the host alone.
     */
    domain: string;
  };
  session: {
    /**
     * True to send the session's token as a bearer token instead of an HttpOnly cookie.
     */
    bearer: boolean;
  };
  flags: {
    onlineJoiningEnabled: boolean;
    campsAndCoursesBookingEnabled: boolean;
    onlineGuestPassesEnabled: boolean;
    savedCardsEnabled: boolean;
    /**
     * The display of venues: a map with a list, or a plain list.
     */
    onlineJoiningMapEnabled: boolean;
  };
  /**
   * True to show staff, on the joining screens, why each section is shown, skipped or greyed out. Off by default.
   */
  inspector?: boolean;
  /**
   * The tag managers. They run only with the visitor's consent, and never on checkout, in a kiosk or inside another page. Without this entry there are none, and visitors are not asked for consent.
   */
  analytics?: {
    /**
     * The tag managers' ids, such as `GTM-ABC123`.
     *
     * @minItems 1
     */
    containers: string[];
    /**
     * The address of a tag manager's script, with {id} for the id, such as `https://www.googletagmanager.com/gtm.js?id={id}`.
     */
    scriptUrl: string;
    /**
     * Further origins that the tags load from and send to.
     */
    origins?: string[];
    privacyNoticeUrl?: string;
  };
  /**
   * The other sites that may frame these sites; by default none.
   */
  embedding?: {
    /**
     * The origins that may frame a page and are told its height, such as `https://www.partner.example`.
     *
     * @minItems 1
     */
    origins: string[];
  };
  kiosk: {
    /**
     * The address that a kiosk visit ends on, if not the kiosk's first screen.
     */
    homeUrl?: string;
    /**
     * The idle time in milliseconds after which a kiosk asks whether the customer is still there; 90000 if left out.
     */
    idleModalMs?: number;
    /**
     * The idle time in milliseconds after which a kiosk is cleared; 95000 if left out. WCAG 2.2.1 requires at least 20 seconds more than idleModalMs to answer.
     */
    idleResetMs?: number;
    /**
     * The time in milliseconds that a confirmation stays on a kiosk after the last touch; 10000 if left out.
     */
    confirmationIdleMs?: number;
  };
  directDebit: {
    /**
     * The provider of Direct Debits. `go_cardless` adds its privacy notice.
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
     * The origins that payment providers' scripts may load from; in the sandbox, those of the stand-ins.
     */
    scriptOrigins: string[];
  };
  /**
   * The map of centres. Without `style` and `tiles`, it is the base map that comes with the page.
   */
  map: {
    /**
     * The service that finds towns and postcodes; it responds with a GeoJSON FeatureCollection, best match first.
     */
    geocoder: {
      /**
       * The address, with the placeholders {query}, {country} and {key}.
       */
      url: string;
      key: string;
    };
    /**
     * True for a plain map of coasts and towns instead of the base map, for devices without a graphics card, such as some kiosks.
     */
    plain?: boolean;
    /**
     * The MapLibre style of a map service.
     */
    style?: {
      /**
       * The address of the style. A parameter of the form `key={key}` is sent to its host with every request.
       */
      url: string;
      key: string;
    };
    /**
     * The address of a PMTiles file in the Protomaps basemap layout, on a host that supports byte ranges. `style` takes precedence.
     */
    tiles?: {
      url: string;
      /**
       * The attribution that the data's licence requires, in plain text.
       */
      attribution: string;
    };
    /**
     * Further origins that the style loads from, such as those of tiles, glyphs and sprites.
     */
    origins?: string[];
  };
  /**
   * The sources of themes' files, if not the site itself.
   */
  theme?: {
    /**
     * The origins that logos and kiosk images load from, such as `https://images.example`.
     */
    imageOrigins?: string[];
    /**
     * The operator's own files of Garage Gothic, as woff2. Without them, Barlow Condensed replaces it.
     */
    garageGothic?: {
      regular: string;
      bold: string;
    };
  };
  /**
   * The wallets of phones to which members can add their pass. The operator's server fills this in by `server.walletPasses`.
   */
  wallets?: ('apple' | 'google')[];
  /**
   * Settings of the operator's server alone, which are not sent to the page.
   */
  server?: {
    /**
     * The ways in which a customer's name and birth date are changed: by the customer at once, with their password (`at_once`), by a request in the account that staff answer (`by_request`), or by staff alone (`at_desk`). Staff can always change both.
     */
    identity?: {
      /**
       * The way for the name.
       */
      name?: 'at_once' | 'by_request' | 'at_desk';
      /**
       * The way for the birth date, on which prices and ages depend.
       */
      birthDate?: 'at_once' | 'by_request' | 'at_desk';
    };
    /**
     * The amount of the server that one caller can use, so that nobody slows it down for others: a signed-in customer, or else an address. What goes beyond waits two seconds at most, and gets 429 with `Retry-After` then.
     */
    perCaller?: {
      /**
       * The number of requests that are at work at once.
       */
      atOnce?: number;
      /**
       * The number of further requests that wait for their turn.
       */
      waiting?: number;
      /**
       * The part of the server's time that a caller can use for as long as they like. With 1, it is not limited.
       */
      share?: number;
      /**
       * The seconds of the server's time that a caller can use before that, all at once.
       */
      burstSeconds?: number;
    };
    /**
     * The place to which the price of what is cancelled goes back, as far as a card paid it: the card, or credit on the customer's account.
     */
    refundTo?: 'card' | 'credit';
    /**
     * False if the server has no controls for tests (`/sandbox/…`: mails, records, faults, settings) and takes no caller for a test's. In `production` it never has them.
     */
    testControls?: boolean;
    /**
     * The addresses or ranges of the proxies before the server, such as `10.0.0.0/8`. From these alone it believes who the visitor is (`X-Forwarded-For`); without them, the limits count whoever connects.
     */
    trustProxy?: string[];
    /**
     * The certificates by which members can add their pass to the wallet of their phone. Paths begin at the folder of this file.
     */
    walletPasses?: {
      apple?: {
        /**
         * The identifier of the passes, as Apple's certificate names it, such as `pass.org.example.member`.
         */
        passTypeIdentifier: string;
        /**
         * The ten characters of the operator's team at Apple.
         */
        teamIdentifier: string;
        /**
         * The path of the certificate of these passes, as PEM.
         */
        certificate: string;
        /**
         * The path of the certificate's private key, as PEM.
         */
        key: string;
        /**
         * The path of a file with the passphrase of the key, if it has one.
         */
        passphrase?: string;
        /**
         * The path of Apple's intermediate certificate (WWDR) that issued the certificate, as PEM.
         */
        wwdr: string;
      };
      google?: {
        /**
         * The operator's issuer id of the Google Wallet API.
         */
        issuerId: string;
        /**
         * The class of the passes, without the issuer id. Google makes a class that it does not know yet.
         */
        passClass?: string;
        /**
         * The path of the service account's key, the JSON file that Google gives out.
         */
        serviceAccount: string;
      };
    };
  };
  links: {
    termsAndConditions: string;
  };
  journeys: {
    /**
     * The path that journeys are loaded from at start-up, such as `/journeys/`.
     */
    base: string;
  };
}
export interface Site {
  app: 'bookings' | 'my-account' | 'online-joining';
  source: string;
  /**
   * The site's address, without a slash at the end.
   */
  url: string;
}
