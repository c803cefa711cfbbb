import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { authApi, type User } from '../api/auth';
import type { Body } from '../api/call';
import type { RequestError } from '../api/RequestError';
import { messages } from '../core/messages';
import type { Clock } from '../core/services';
import { Request, type Outcome } from './Request';

/** The cookie that says there is a session; with the bearer setting it is the token itself. */
export type TokenCookie = { read(): string | undefined; write(token: string): void; remove(): void };

/** `unknown` until the user of a token that was found is loaded. */
export type SessionStatus = 'unknown' | 'guest' | 'member';

const checkEveryMs = 5000;
const loginDelayMs = 250;

/** Who is signed in. Every tab notices within five seconds when that changes anywhere. */
export class SessionStore {
  status: SessionStatus = 'unknown';
  user: User | undefined;
  readonly login = new Request<{ token: string }>();
  private token: string | undefined;
  private readonly api: ReturnType<typeof authApi>;

  constructor(
    client: ApiClient,
    private readonly cookie: TokenCookie,
    private readonly clock: Clock,
  ) {
    this.api = authApi(client);
    makeAutoObservable<this, 'api' | 'cookie' | 'clock' | 'token'>(this, {
      login: false,
      api: false,
      cookie: false,
      clock: false,
      token: false,
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

  async logIn(username: string, password: string): Promise<RequestError | undefined> {
    const outcome = await this.login.run(async () => {
      await new Promise<void>((resolve) => void this.clock.after(loginDelayMs, resolve));
      return this.api.login({ username, password });
    });
    if (outcome?.ok) await this.adopt(outcome.data.token);
    if (!outcome || outcome.ok) return undefined;
    return { ...outcome.error, message: outcome.error.serverMessage ?? messages.signedOut };
  }

  async register(body: Body<'register'>, idempotencyKey: string): Promise<Outcome<unknown>> {
    const outcome = await this.api.register(body, idempotencyKey);
    if (outcome.ok) await this.adopt(outcome.data.token);
    return outcome;
  }

  async updateUser(body: Body<'updateUser'>): Promise<Outcome<unknown>> {
    const outcome = await this.api.updateUser(body);
    if (outcome.ok) await this.adopt(outcome.data.token);
    return outcome;
  }

  async logOut(): Promise<void> {
    await this.api.logout();
    this.drop();
  }

  /** Forgets the token, as after a 401. */
  drop(): void {
    this.cookie.remove();
    this.token = undefined;
    this.settle(undefined);
  }

  /** Loads the user again, after something about them changed on the server. */
  async reload(): Promise<void> {
    const outcome = await this.api.user();
    this.settle(outcome.ok ? outcome.data : undefined);
  }

  private async adopt(token: string): Promise<void> {
    this.cookie.write(token);
    this.token = token;
    await this.reload();
  }

  private async check(first = false): Promise<void> {
    const token = this.cookie.read();
    if (token === this.token && !first) return;
    this.token = token;
    if (token === undefined) this.settle(undefined);
    else await this.reload();
  }

  private settle(user: User | undefined): void {
    runInAction(() => {
      this.user = user;
      this.status = user === undefined ? 'guest' : 'member';
    });
  }
}
