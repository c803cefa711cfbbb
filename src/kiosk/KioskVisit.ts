import { makeAutoObservable } from 'mobx';
import { messages } from '../ground/core/messages';
import { kioskKey } from '../ground/core/pageMode';
import type { Clock, KeyValueStorage, PageLocation } from '../ground/core/services';
import type { ConfigStore } from '../kit/site/ConfigStore';
import type { Payable } from '../checkout/Payable';
import type { JoiningStores } from '../joining/create';
import type { SessionStore } from '../sign-in/SessionStore';
import type { ToastStore } from '../kit/site/ToastStore';
import { idleTimesOf } from '../ground/core/idleTimes';
import { IdleStore, type IdleLimits } from './IdleStore';

/** The parts of the payment's state that a visit uses. */
export type KioskPayment = { readonly screen: string; readonly mayHoldMoney: boolean };

export type KioskVisitParts = {
  readonly config: ConfigStore;
  readonly session: SessionStore;
  readonly finder: { readonly clear: () => void };
  /** The walk to a membership; `undefined` on a site that has not loaded it. */
  readonly joining: () => Pick<JoiningStores, 'selection' | 'joining'> | undefined;
  /** Returns the carts that can be checked out, on this site or another of the operator's sites. */
  readonly payables: () => readonly Payable[];
  readonly toasts: ToastStore;
  readonly payment: () => KioskPayment | undefined;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly location: PageLocation;
  /** Clears this site's data in the browser, except for these storage keys. */
  readonly wipe: (keptKeys: readonly string[]) => Promise<void>;
  /** Resolves to true if the server responds. */
  readonly isReachable: () => Promise<boolean>;
};

const visitKey = 'joinery:kiosk-visit';
/** The storage key that marks a logout which the server has not confirmed. */
const pendingLogoutKey = 'joinery:kiosk-log-out';
const serverTimeoutMs = 3000;
const retryMs = 5000;
/** The idle time during a bank's challenge, whose frame hides all activity. Longer than the challenge's own timeout. */
const challengeTimeoutMs = 15 * 60_000;

/**
 * One visitor's session at a kiosk. At its end, nothing remains for the next visitor: the screen is covered at once, the
 * server ends the session, the browser's storage is cleared, and the first screen is loaded as a new document.
 */
export class KioskVisit {
  /** `stranded` means that all data is cleared, but the first screen cannot be loaded while the server is unreachable. */
  status: 'open' | 'ending' | 'stranded' = 'open';
  /** True while the dialog asks the customer to confirm that they want to leave. */
  isLeaveAsked = false;
  /** The URL of a page outside the operator's sites, while the dialog shows the URL. */
  outsideUrl: string | undefined;
  /** The current path. */
  path = '';
  /** The id of the visit, which marks its entries in the browser's history. */
  readonly id: string;
  readonly idle: IdleStore;

  constructor(private readonly parts: KioskVisitParts) {
    const { clock, storage } = parts;
    this.id = storage.read(visitKey) ?? '';
    this.idle = new IdleStore({ clock, limits: () => this.limits, onTimeout: () => void this.end('idle') });
    makeAutoObservable<this, 'parts'>(this, { parts: false, id: false, idle: false });
  }

  get isOnConfirmation(): boolean {
    return /^\/(?:order|booking)-confirmed\//.test(this.path);
  }

  get isOnCheckout(): boolean {
    return this.path === '/checkout';
  }

  /** True if leaving would lose a choice. The kiosk's own centre is not the customer's choice. */
  get hasChoice(): boolean {
    const { joining, config } = this.parts;
    const { centre, membership } = joining()?.selection ?? {};
    return (
      membership !== undefined || (centre !== undefined && centre !== config.centre) || this.pendingPayables.length > 0
    );
  }

  /** The idle limits of the current screen; `undefined` when the visit has nothing to clear. */
  get limits(): IdleLimits | undefined {
    const { config, session, joining, payment } = this.parts;
    const { idleModalMs, idleResetMs, confirmationIdleMs } = idleTimesOf(config.config.kiosk);
    if (this.status !== 'open') return undefined;
    if (payment()?.screen === 'challenge') return { resetMs: challengeTimeoutMs };
    if (this.isOnConfirmation) return { resetMs: confirmationIdleMs };
    if (this.path === '/kiosk' && !session.isMember && joining()?.joining.started !== true) return undefined;
    return { warnMs: idleModalMs, resetMs: idleResetMs };
  }

  setPath(path: string): void {
    this.path = path;
    this.isLeaveAsked = false;
    this.outsideUrl = undefined;
  }

  /** Ends the visit; asks for a confirmation first if the customer would lose a choice. */
  goHome(): void {
    if (this.hasChoice && !this.isOnConfirmation) this.isLeaveAsked = true;
    else void this.end('left');
  }

  showOutsideUrl(url: string | undefined): void {
    this.outsideUrl = url;
  }

  ask(): void {
    this.isLeaveAsked = true;
  }

  stay(): void {
    this.isLeaveAsked = false;
    this.idle.touch();
  }

  /** Ends the session here and on the server, clears all data, and loads the first screen. */
  async end(because: 'idle' | 'left'): Promise<void> {
    if (this.status !== 'open') return;
    this.status = 'ending';
    const isDone = this.isOnConfirmation; // a finished purchase leaves no form to clear
    const { session, finder, joining, wipe, storage, clock, config } = this.parts;
    const isEnded = await Promise.race([this.endOnServer(), this.pause(serverTimeoutMs).then(() => false)]);
    session.forget();
    finder.clear();
    joining()?.joining.forget();
    await wipe([kioskKey, pendingLogoutKey]);
    storage.write(visitKey, String(clock.now().getTime()));
    if (!isEnded) storage.write(pendingLogoutKey, 'yes');
    if (because === 'idle' && !isDone && this.isOwnHome) this.parts.toasts.carry(messages.clearedByIdleness, 'neutral');
    await this.whenReachable();
    this.parts.location.replace(config.home);
  }

  /** True if this visit has ended or another visit has begun in this tab. */
  get isOver(): boolean {
    return this.status !== 'open' || (this.parts.storage.read(visitKey) ?? '') !== this.id;
  }

  /** Replaces a page of an earlier visit, reached by the browser's history, with the first screen. */
  replacePastVisit(): void {
    this.status = 'ending';
    this.parts.location.replace(this.parts.config.home);
  }

  /** Retries a logout that the server has not confirmed, until it succeeds or the next customer signs in. */
  async retryLogout(): Promise<void> {
    const { session, storage } = this.parts;
    while (storage.read(pendingLogoutKey) !== undefined) {
      const isSigningIn = session.login.status === 'loading';
      if (session.isMember || (!isSigningIn && (await session.endOnServer()))) storage.remove(pendingLogoutKey);
      else await this.pause(retryMs);
    }
  }

  /** Discards the carts, of guests as well, and ends the session. A cart in payment stays for the server to settle. */
  private async endOnServer(): Promise<boolean> {
    const { session, payment } = this.parts;
    if (payment()?.mayHoldMoney !== true) await Promise.all(this.pendingPayables.map((each) => each.discard()));
    if (!session.isMember) return session.status === 'guest' || session.endOnServer();
    return session.endOnServer();
  }

  private get pendingPayables(): readonly Payable[] {
    return this.parts.payables().filter(({ id }) => id !== undefined);
  }

  /** Waits until the server responds, so that the screen never shows the browser's own error page. */
  private async whenReachable(): Promise<void> {
    while (!(await this.parts.isReachable())) {
      this.setStranded();
      await this.pause(retryMs);
    }
  }

  private setStranded(): void {
    this.status = 'stranded';
  }

  /** True if the first screen is on this site: toasts are not carried to another host. */
  private get isOwnHome(): boolean {
    const { config, location } = this.parts;
    return new URL(config.home, `http://${location.host}`).hostname === location.host;
  }

  private pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => void this.parts.clock.after(delayMs, resolve));
  }
}

/** Begins a visit on the first screen: earlier history entries belong to past visits, and an old session is ended. */
export function beginVisit({ storage, clock }: Pick<KioskVisitParts, 'storage' | 'clock'>, hasSession: boolean): void {
  storage.write(visitKey, String(clock.now().getTime()));
  if (!hasSession) storage.write(pendingLogoutKey, 'yes');
}
