import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { authApi, type User } from '../api/auth';
import type { Body } from '../api/call';
import type { RequestError } from '../api/RequestError';
import { messages } from '../core/messages';
import type { Clock, SiteCookie } from '../core/services';
import { Request, type Outcome } from './Request';

/** `unknown` until the user of a token that was found is loaded. */
export type SessionStatus = 'unknown' | 'guest' | 'member';

type Token = { readonly token: string };

const checkEveryMs = 5000;
const loginDelayMs = 250;

/** Who is signed in. Every tab notices within five seconds when that changes anywhere. */
export class SessionStore {
  status: SessionStatus = 'unknown';
  user: User | undefined;
  readonly login = new Request<Token>();
  readonly logout = new Request<unknown>();
  private token: string | undefined;
  /** The end of a session that the server is being told of. */
  private ending: Promise<unknown> | undefined;
  private readonly api: ReturnType<typeof authApi>;

  constructor(
    client: ApiClient,
    private readonly cookie: SiteCookie,
    private readonly clock: Clock,
    /** Gives back what needs a session for that. */
    private readonly leave: () => Promise<void>,
  ) {
    this.api = authApi(client);
    makeAutoObservable<this, 'api' | 'cookie' | 'clock' | 'leave' | 'token' | 'ending'>(this, {
      login: false,
      logout: false,
      api: false,
      cookie: false,
      clock: false,
      leave: false,
      token: false,
      ending: false,
    });
  }

  get isMember(): boolean {
    return this.status === 'member';
  }

  /** Loads whoever is signed in, and keeps looking. The answer stops it. */
  start(): () => void {
    void this.check(true);
    return this.clock.every(checkEveryMs, () => void this.check());
  }

  /** Answers with why it failed, if it did. */
  async logIn(username: string, password: string): Promise<RequestError | undefined> {
    const outcome = await this.login.run(async () => {
      await new Promise<void>((resolve) => void this.clock.after(loginDelayMs, resolve));
      await this.ending;
      return this.adopt(await this.api.login({ username, password }));
    });
    if (!outcome || outcome.ok) return undefined;
    return { ...outcome.error, message: outcome.error.serverMessage ?? messages.signedOut };
  }

  async register(body: Body<'register'>, idempotencyKey: string): Promise<Outcome<unknown>> {
    await this.ending;
    return this.adopt(await this.api.register(body, idempotencyKey));
  }

  async updateUser(body: Body<'updateUser'>): Promise<Outcome<unknown>> {
    return this.adopt(await this.api.updateUser(body));
  }

  /** Asks for a mail with a link to choose a new password. */
  forgottenPassword(emailOrReference: string): Promise<Outcome<unknown>> {
    return this.api.forgottenPassword(emailOrReference);
  }

  async resetPassword(body: Body<'resetPassword'>): Promise<Outcome<unknown>> {
    const outcome = await this.api.resetPassword(body);
    await this.adopt(outcome);
    return outcome; // the password is set, even if whose it is could not be had
  }

  /** A session that could not be ended on the server goes on here too: it must not look as if it were over. */
  async logOut(): Promise<void> {
    const outcome = await this.logout.run(async () => {
      await this.leave();
      return this.api.logout();
    });
    if (outcome?.ok) this.drop();
  }

  /** Answers whether the server has no session for this browser any more. Who signs in meanwhile waits for it. */
  async endOnServer(): Promise<boolean> {
    const ending = this.api.logout();
    this.ending = ending;
    const outcome = await ending;
    return outcome.ok || outcome.error.status === 401;
  }

  /** Forgets who was signed in, whatever the server says to it. */
  forget(): void {
    this.drop();
  }

  /** The server knows the session no longer. Answers whether there was one here. */
  expire(): boolean {
    const had = this.token !== undefined || this.isMember;
    this.drop();
    return had;
  }

  /** Loads the user again, after something about them changed on the server. */
  async reload(): Promise<void> {
    await this.load();
  }

  /** Keeps the token of a session that the server has just opened, and loads whose it is. */
  async adopt(outcome: Outcome<Token>): Promise<Outcome<Token>> {
    if (!outcome.ok) return outcome;
    this.cookie.write(outcome.data.token);
    this.token = outcome.data.token;
    const error = await this.load();
    return error ? { ok: false, error } : outcome;
  }

  private async check(first = false): Promise<void> {
    const token = this.cookie.read();
    if (token === this.token && !first) return;
    this.token = token;
    if (token === undefined) this.settle(undefined);
    else await this.load();
  }

  /** An answer for a session that is another by now is left alone. A user who could not be had is asked for again soon. */
  private async load(): Promise<RequestError | undefined> {
    const { token } = this;
    const outcome = await this.api.user();
    if (token !== this.token) return undefined;
    if (outcome.ok) {
      this.settle(outcome.data);
      return undefined;
    }
    this.token = undefined;
    if (this.status === 'unknown') this.settle(undefined);
    return outcome.error;
  }

  private drop(): void {
    this.cookie.remove();
    this.token = undefined;
    this.settle(undefined);
  }

  private settle(user: User | undefined): void {
    runInAction(() => {
      this.user = user;
      this.status = user === undefined ? 'guest' : 'member';
    });
  }
}
