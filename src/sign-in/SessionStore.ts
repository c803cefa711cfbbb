import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient, SessionMark } from '../kit/api/ApiClient';
import { authApi, type User } from '../kit/api/auth';
import type { RequestBody } from '../kit/api/call';
import type { RequestError } from '../kit/api/RequestError';
import { messages } from '../ground/core/messages';
import type { Clock, SiteCookie } from '../ground/core/services';
import { ApiRequest, type RequestOutcome } from '../kit/api/ApiRequest';
import { refusalText } from '../kit/api/refusalText';
import { Replacements } from './Replacements';

/** `unknown` until the server has said whose the token in the cookie is. Only its word makes a guest of a customer. */
export type SessionStatus = 'unknown' | 'guest' | 'member';

type Token = { readonly token: string };

const checkEveryMs = 5000;
const loginDelayMs = 250;
/** The lifetime of the token's cookie where the customer stays signed in and the page writes the cookie itself. */
const keptDays = 30;

export type SessionSurroundings = {
  /** Releases held places; must run before logging out, while the session is still valid. */
  readonly releasePlaces: () => Promise<void>;
  /** Removes what this tab keeps of the customer who leaves. */
  readonly leaveNothing: () => void;
  /** True if the server may know a session whose cookie the page doesn't see. */
  readonly mayBeHidden: boolean;
};

/** The customer's session. Every tab notices within five seconds that another has logged in or out, unless it replaces its session itself. */
export class SessionStore {
  status: SessionStatus = 'unknown';
  user: User | undefined;
  /** True while the customer could not be loaded. Every check of the cookie tries again. */
  unreachable = false;
  /** True once it is known whether a browser without the cookie has a session after all. */
  isAsked = false;
  readonly login = new ApiRequest<Token>();
  readonly logout = new ApiRequest<unknown>();
  /** The token that was asked about last; `undefined` if that failed, so that the next check asks again. */
  private token: string | undefined;
  /** The token of the customer who is known. */
  private knownToken: string | undefined;
  /** The look at who is signed in that is under way. */
  private looking: Promise<void> | undefined;
  /** The number of requests under way by which this page itself logs somebody in or out. */
  private changing = 0;
  private readonly replacements: Replacements;
  /** The logout request under way; a login waits for it. */
  private ending: Promise<unknown> | undefined;
  private readonly api: ReturnType<typeof authApi>;

  constructor(
    client: ApiClient,
    private readonly cookie: SiteCookie,
    private readonly clock: Clock,
    private readonly around: SessionSurroundings,
  ) {
    this.api = authApi(client);
    this.replacements = new Replacements(clock);
    makeAutoObservable<
      this,
      | 'api'
      | 'cookie'
      | 'clock'
      | 'around'
      | 'token'
      | 'knownToken'
      | 'looking'
      | 'changing'
      | 'replacements'
      | 'ending'
    >(this, {
      login: false,
      logout: false,
      api: false,
      cookie: false,
      clock: false,
      around: false,
      token: false,
      knownToken: false,
      looking: false,
      changing: false,
      replacements: false,
      mark: false, // what it depends on is not observable
      shownAs: false, // what it depends on is not observable
      ending: false,
    });
  }

  get isMember(): boolean {
    return this.status === 'member';
  }

  /** True if the visitor is a guest for the server too. */
  get isGuest(): boolean {
    return this.status === 'guest' && this.isAsked;
  }

  /** The id of the customer whom the page shows as signed in, or `guest`; `undefined` until that is known. */
  get shownAs(): string | undefined {
    if (this.changing > 0) return undefined;
    return this.user?.id ?? (this.isGuest ? 'guest' : undefined);
  }

  /** Loads the signed-in customer, then checks the cookie every five seconds. Returns a disposer. */
  start(): () => void {
    void this.check(true);
    void this.findHidden();
    return this.clock.every(checkEveryMs, () => void this.check());
  }

  /** Logs in by a request that opens a session. Resolves with the error, if it fails. */
  async logIn(request: () => Promise<RequestOutcome<Token>>, keepSignedIn = false): Promise<RequestError | undefined> {
    const outcome = await this.login.run(async () => {
      await new Promise<void>((resolve) => void this.clock.after(loginDelayMs, resolve));
      await this.ending;
      return this.change(async () => this.begin(await request(), keepSignedIn));
    });
    if (!outcome || outcome.ok) return undefined;
    const { error } = outcome;
    const isRefusal = error.status >= 400 && error.status < 500;
    return { ...error, message: isRefusal ? refusalText(error, messages.signedOut) : error.message };
  }

  async register(body: RequestBody<'register'>, idempotencyKey: string): Promise<RequestOutcome<unknown>> {
    await this.ending;
    return this.change(async () => this.begin(await this.api.register(body, idempotencyKey)));
  }

  async updateUser(body: RequestBody<'updateUser'>): Promise<RequestOutcome<unknown>> {
    return this.adopt(await this.replacing(this.api.updateUser(body)));
  }

  async resetPassword(body: RequestBody<'resetPassword'>): Promise<RequestOutcome<unknown>> {
    return this.change(async () => this.begin(await this.api.resetPassword(body)));
  }

  /** Logs out. If the server does not end the session, it continues here too, so that nobody believes it is over. */
  async logOut(): Promise<void> {
    await this.change(async () => {
      const outcome = await this.logout.run(async () => {
        this.around.leaveNothing();
        await this.around.releasePlaces();
        return this.api.logout();
      });
      if (outcome?.ok) this.drop();
    });
  }

  /** Ends the session on the server only. Resolves with true once the server has none for this browser. Logins wait for it. */
  async endOnServer(): Promise<boolean> {
    const ending = this.change(() => this.api.logout());
    this.ending = ending;
    const outcome = await ending;
    return outcome.ok || outcome.error.status === 401;
  }

  /** Forgets the session in this browser only. */
  forget(): void {
    this.around.leaveNothing();
    this.drop();
  }

  /** Forgets a session that has expired on the server. Returns true if this page had one. */
  expire(): boolean {
    const hadSession = this.token !== undefined || this.isMember;
    this.drop();
    return hadSession;
  }

  /** Loads the user again, after their data changed on the server or could not be loaded. */
  reload(): Promise<void> {
    return this.check(true);
  }

  /** Finds out who is signed in, after the server has refused a call because it is somebody else than the page shows. */
  lookAgain(): Promise<void> {
    this.looking ??= this.check(true)
      .then(() => this.findHidden())
      .finally(() => (this.looking = undefined));
    return this.looking;
  }

  /** The session by which the page goes now. */
  get mark(): SessionMark {
    const { count, now } = this.replacements;
    return { customer: this.user?.id, token: this.cookie.read(), replacements: count, replacing: now };
  }

  /** Waits for a write, sent already, that ends or replaces this session. A cookie that is gone meanwhile is nobody's log-out. */
  replacing<T>(sent: Promise<T>): Promise<T> {
    return this.replacements.by(sent);
  }

  /**
   * Resolves with true if the customer of the mark has another session now. A read waits until none is being replaced; a
   * write, which may be what replaces it, only for what was under way before.
   */
  async isReplaced(since: SessionMark, isRead: boolean): Promise<boolean> {
    const writes = isRead ? this.replacements.now : since.replacing;
    const isAnswered = this.replacements.count !== since.replacements;
    if (isAnswered || writes.length > 0) await this.replacements.wait(writes);
    const { replacements, token } = this.mark;
    const isOther = replacements !== since.replacements || (token !== undefined && token !== since.token);
    return isOther && since.customer !== undefined && this.user?.id === since.customer;
  }

  /** Goes on with the new session that the server has opened for the same customer. */
  adopt(outcome: RequestOutcome<Token>): Promise<RequestOutcome<Token>> {
    if (outcome.ok) this.knownToken = outcome.data.token;
    return this.begin(outcome);
  }

  /**
   * Stores the token of a session that the server has just opened, and loads its user. Resolves to the outcome of the
   * write, which holds even if the user can't be loaded.
   */
  private async begin(outcome: RequestOutcome<Token>, keeps = false): Promise<RequestOutcome<Token>> {
    if (!outcome.ok) return outcome;
    const { token } = outcome.data;
    this.logout.clear(); // what was logged out of was another session
    // A cookie that the server has set lives as long as its session; a written one would end with the browser.
    if (this.cookie.read() !== token) this.cookie.write(token, keeps ? keptDays : undefined);
    this.token = token;
    await this.load();
    return outcome;
  }

  /** Changes who is signed in. Until that is done, the page says of nobody that it shows them. */
  private async change<T>(run: () => Promise<T>): Promise<T> {
    this.changing += 1;
    try {
      return await run();
    } finally {
      this.changing -= 1;
    }
  }

  /** Asks the server for the session of a browser that has lost its cookie, or never showed it to the page. */
  private async findHidden(): Promise<void> {
    if (this.around.mayBeHidden && this.status === 'guest') {
      const outcome = await this.api.session();
      const token = outcome.ok ? outcome.data.token : null;
      if (token !== null && this.cookieIsOf(token)) await this.change(() => this.begin({ ok: true, data: { token } }));
    }
    runInAction(() => (this.isAsked = true));
  }

  /** Returns true if no other session has begun than the token's, whose cookie the server has just set. */
  private cookieIsOf(token: string): boolean {
    return this.token === undefined && [undefined, token].includes(this.cookie.read());
  }

  private async check(always = false): Promise<void> {
    const token = this.cookie.read();
    if (this.replacements.areUnderWay && !always) return;
    // A log-out in another tab answers the question that a failed load left open.
    const isAnswered = token !== undefined || !this.unreachable;
    if (token === this.token && isAnswered && !always) return;
    this.token = token;
    if (token === undefined) this.settle(undefined);
    else await this.load();
  }

  /**
   * Loads the token's user. A response for an earlier token is ignored. After a failure the next check tries again, and
   * what is known of that token stays; a 401 has ended the session already.
   */
  private async load(): Promise<void> {
    const { token } = this;
    const outcome = await this.api.user();
    if (token !== this.token) return;
    if (outcome.ok) return this.settle(outcome.data);
    this.token = undefined;
    if (this.isMember && token !== this.knownToken) this.settle(undefined); // another customer's
    runInAction(() => (this.unreachable = true));
  }

  private drop(): void {
    this.cookie.remove();
    this.token = undefined;
    this.settle(undefined);
  }

  private settle(user: User | undefined): void {
    this.knownToken = this.token;
    runInAction(() => {
      this.unreachable = false;
      this.user = user;
      this.status = user === undefined ? 'guest' : 'member';
    });
  }
}
