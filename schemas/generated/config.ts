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
  kiosk: {
    homeUrl?: string;
    idleModalMs: number;
    idleResetMs: number;
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
