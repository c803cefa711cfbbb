import { makeAutoObservable } from 'mobx';
import { messages } from '../../core/messages';
import { kioskKey } from '../../core/pageMode';
import type { Clock, KeyValueStorage, PageLocation } from '../../core/services';
import type { ConfigStore } from '../ConfigStore';
import type { JoiningStore } from '../joining/JoiningStore';
import type { Payable } from '../Payable';
import type { SelectionStore } from '../SelectionStore';
import type { SessionStore } from '../SessionStore';
import type { ToastStore } from '../ToastStore';
import { IdleStore, type IdleLimits } from './IdleStore';

/** What a visit needs to know of a payment on its page. */
export type KioskPayment = { readonly screen: string; readonly mayHoldMoney: boolean };

export type KioskVisitParts = {
  readonly config: ConfigStore;
  readonly session: SessionStore;
  readonly selection: SelectionStore;
  readonly joining: JoiningStore;
  /** What could be paid for, here or on another of the sites. */
  readonly payables: () => readonly Payable[];
  readonly toasts: ToastStore;
  readonly payment: () => KioskPayment | undefined;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly location: PageLocation;
  /** Empties whatever this site keeps in the browser, but for these keys. */
  readonly wipe: (keptKeys: readonly string[]) => Promise<void>;
  /** Whether anything at all answers for the server. */
  readonly isReachable: () => Promise<boolean>;
};

const visitKey = 'joinery:kiosk-visit';
/** A session that the server has still to be told the end of. */
const owedKey = 'joinery:kiosk-log-out';
const patienceMs = 3000;
const retryMs = 5000;
/** Nobody is seen to touch a bank's page. Longer than our own frame of it stays open. */
const challengeMs = 15 * 60_000;

/**
 * One person's time at a kiosk. However it ends, nothing of it is left for whoever comes next: the page is covered at
 * once, the server is told, the browser's storage emptied, and the first screen is had by a load of its own.
 */
export class KioskVisit {
  /** `stranded`: all is forgotten, but no server answers, so there is no first screen to go to yet. */
  status: 'open' | 'ending' | 'stranded' = 'open';
  /** The customer is being asked whether they want to leave. */
  asking = false;
  /** The address of a page that is none of the operator's sites, while the customer is told of it. */
  outside: string | undefined;
  /** Where on the site they are. */
  path = '';
  /** Which visit it is, for the entries of the browser's history. */
  readonly id: string;
  readonly idle: IdleStore;

  constructor(private readonly parts: KioskVisitParts) {
    const { clock, storage } = parts;
    this.id = storage.read(visitKey) ?? '';
    this.idle = new IdleStore({ clock, limits: () => this.limits, onOver: () => void this.end('idle') });
    makeAutoObservable<this, 'parts'>(this, { parts: false, id: false, idle: false });
  }

  get isOnConfirmation(): boolean {
    return /^\/(?:order|booking)-confirmed\//.test(this.path);
  }

  get isOnCheckout(): boolean {
    return this.path === '/checkout';
  }

  /** Something would be lost by leaving. The kiosk's own centre is nobody's choice. */
  get hasChoice(): boolean {
    const { selection, config } = this.parts;
    const { centre, membership } = selection;
    return membership !== undefined || (centre !== undefined && centre !== config.centre) || this.waiting.length > 0;
  }

  /** How long nobody may touch the screen here; `undefined` where there is nothing to forget. */
  get limits(): IdleLimits | undefined {
    const { config, session, joining, payment } = this.parts;
    const { idleModalMs, idleResetMs, confirmationIdleMs } = config.config.kiosk;
    if (this.status !== 'open') return undefined;
    if (payment()?.screen === 'challenge') return { resetMs: challengeMs };
    if (this.isOnConfirmation) return { resetMs: confirmationIdleMs };
    if (this.path === '/kiosk' && !session.isMember && !joining.started) return undefined;
    return { warnMs: idleModalMs, resetMs: idleResetMs };
  }

  arrive(path: string): void {
    this.path = path;
    this.asking = false;
    this.outside = undefined;
  }

  /** Home was pressed: who has chosen something is asked first. */
  goHome(): void {
    if (this.hasChoice && !this.isOnConfirmation) this.asking = true;
    else void this.end('left');
  }

  readOutside(url: string | undefined): void {
    this.outside = url;
  }

  ask(): void {
    this.asking = true;
  }

  stay(): void {
    this.asking = false;
    this.idle.touch();
  }

  /** Forgets the customer, here and on the server, and goes to the first screen. */
  async end(because: 'idle' | 'left'): Promise<void> {
    if (this.status !== 'open') return;
    this.status = 'ending';
    const { session, joining, wipe, storage, clock, config } = this.parts;
    const isEnded = await Promise.race([this.endOnServer(), this.pause(patienceMs).then(() => false)]);
    session.forget();
    joining.forget();
    await wipe([kioskKey, owedKey]);
    storage.write(visitKey, String(clock.now().getTime()));
    if (!isEnded) storage.write(owedKey, 'yes');
    if (because === 'idle' && this.isOwnHome) this.parts.toasts.carry(messages.clearedByIdleness, 'neutral');
    await this.connection();
    this.parts.location.replace(config.home);
  }

  /** Another visit has begun in this tab since. */
  get isOver(): boolean {
    return this.status !== 'open' || (this.parts.storage.read(visitKey) ?? '') !== this.id;
  }

  /** Somebody came back to a page of a visit before theirs. */
  turnAway(): void {
    this.status = 'ending';
    this.parts.location.replace(this.parts.config.home);
  }

  /** Tells the server of an end that it could not be told when it came. Who signs in meanwhile makes it needless. */
  async settleLogOut(): Promise<void> {
    const { session, storage } = this.parts;
    while (storage.read(owedKey) !== undefined) {
      const isSigningIn = session.login.status === 'loading';
      if (session.isMember || (!isSigningIn && (await session.endOnServer()))) storage.remove(owedKey);
      else await this.pause(retryMs);
    }
  }

  /** What is being paid for stays: the server settles it. A guest may have a basket too. */
  private async endOnServer(): Promise<boolean> {
    const { session, payment } = this.parts;
    if (payment()?.mayHoldMoney !== true) await Promise.all(this.waiting.map((each) => each.discard()));
    if (!session.isMember) return session.status === 'guest' || session.endOnServer();
    return session.endOnServer();
  }

  private get waiting(): readonly Payable[] {
    return this.parts.payables().filter(({ id }) => id !== undefined);
  }

  /** A page that can't be loaded would leave the browser's own error on the screen. */
  private async connection(): Promise<void> {
    while (!(await this.parts.isReachable())) {
      this.strand();
      await this.pause(retryMs);
    }
  }

  private strand(): void {
    this.status = 'stranded';
  }

  /** Our own toasts are seen on our own pages only. */
  private get isOwnHome(): boolean {
    const { config, location } = this.parts;
    return new URL(config.home, `http://${location.host}`).hostname === location.host;
  }

  private pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => void this.parts.clock.after(delayMs, resolve));
  }
}

/** Makes the first screen somebody else's: what lies before it is turned away, and no session outlives its visit. */
export function beginVisit({ storage, clock }: Pick<KioskVisitParts, 'storage' | 'clock'>, hasSession: boolean): void {
  storage.write(visitKey, String(clock.now().getTime()));
  if (!hasSession) storage.write(owedKey, 'yes');
}
