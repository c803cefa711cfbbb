import { activity } from './surroundings';

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** `Set-Cookie` lines. */
  readonly cookies?: readonly string[];
};

/** Between whom a request travels. */
export type Road = 'page to shop' | 'shop to bank' | 'page to bank';

export type Letter = {
  readonly road: Road;
  /** The request's owner, address and number among its kind: the same in every run of a schedule. */
  readonly name: string;
  /** The call of the contract, or the bank's path, without ids. */
  readonly call: string;
  state: 'sent' | 'on the way' | 'answered' | 'done';
};

type Sending = Pick<Letter, 'road' | 'call'> & {
  readonly from: string;
  /** Has the receiver carry out the request. It never settles where the receiver dies. */
  readonly carryOut: () => Promise<Reply>;
  readonly signal?: AbortSignal | null | undefined;
  /** Told what the sender gets. */
  readonly onReply?: ((reply: Reply) => void) | undefined;
};

/** The ways in which an answer may come that is not the receiver's own. */
const strayAnswers = {
  '400': { status: 400, headers: json(), body: '{"message":"The request could not be read."}' },
  '403 of a proxy': { status: 403, headers: html(), body: '<h1>Forbidden</h1>' },
  '408': { status: 408, headers: html(), body: '' },
  '422': { status: 422, headers: json(), body: '{"message":"Please check what you entered.","errors":{}}' },
  '429': { status: 429, headers: json(), body: '{"message":"Too many requests."}' },
  '429 with Retry-After': {
    status: 429,
    headers: { ...json(), 'retry-after': '7' },
    body: '{"message":"Too many requests."}',
  },
  '500': { status: 500, headers: json(), body: '{"message":"Something has gone wrong, please try again."}' },
  '502 of a proxy': { status: 502, headers: html(), body: '<h1>Bad gateway</h1>' },
  '503': { status: 503, headers: html(), body: '' },
  'a page of HTML': { status: 200, headers: html(), body: '<!doctype html><p>Please sign in to the Wi-Fi</p>' },
  'nothing in it': { status: 200, headers: json(), body: '' },
  'torn JSON': { status: 200, headers: json(), body: '{"data": {"transaction_' },
} as const satisfies Readonly<Record<string, Reply>>;

export type Stray = keyof typeof strayAnswers;
export const strayNames = Object.keys(strayAnswers) as readonly Stray[]; // an object's own keys, by its type

function json(): Readonly<Record<string, string>> {
  return { 'content-type': 'application/json' };
}

function html(): Readonly<Record<string, string>> {
  return { 'content-type': 'text/html' };
}

/** A request that is under way, and everything that may become of it. */
export class Post implements Letter {
  state: Letter['state'] = 'sent';
  readonly reply: Promise<Reply>;
  private answer: Reply | undefined;
  private isSettled = false;
  private resolve: (reply: Reply) => void = () => undefined;
  private reject: (error: unknown) => void = () => undefined;

  constructor(
    readonly name: string,
    private readonly sending: Sending,
  ) {
    this.reply = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.reply.catch(() => undefined);
    const { signal } = sending;
    signal?.addEventListener('abort', () => this.fail(signal.reason));
  }

  get road(): Road {
    return this.sending.road;
  }

  get call(): string {
    return this.sending.call;
  }

  /** Arrives, and the answer comes back. */
  async pass(): Promise<void> {
    this.state = 'on the way';
    this.settle(await this.carriedOut());
  }

  /** Arrives, and the answer waits until `bring`. */
  async keep(): Promise<void> {
    this.state = 'on the way';
    this.answer = await this.carriedOut();
    this.state = this.isSettled ? 'done' : 'answered'; // its sender may have given up meanwhile
  }

  bring(): void {
    if (this.answer) this.settle(this.answer);
  }

  async passTwice(): Promise<void> {
    this.state = 'on the way';
    const [first] = await Promise.all([this.carriedOut(), this.carriedOut()]);
    this.settle(first);
  }

  /** Arrives, and something else comes back. */
  async replace(stray: Stray): Promise<void> {
    this.state = 'on the way';
    await this.carriedOut();
    this.settle(strayAnswers[stray]);
  }

  /** Somebody on the way answers in the receiver's place. */
  intercept(stray: Stray): void {
    this.settle(strayAnswers[stray]);
  }

  /** Arrives, and the line breaks before the answer. */
  async breakAfter(): Promise<void> {
    this.state = 'on the way';
    await this.carriedOut();
    this.fail(new TypeError('Failed to fetch'));
  }

  breakBefore(): void {
    this.fail(new TypeError('Failed to fetch'));
  }

  /** Nothing arrives, and nobody is told: the sender waits until its patience ends. */
  swallow(): void {
    this.state = 'done';
    activity.count += 1;
  }

  /** Arrives, and the answer is never heard of. */
  async swallowAnswer(): Promise<void> {
    this.state = 'done';
    await this.carriedOut();
  }

  private async carriedOut(): Promise<Reply> {
    activity.count += 1;
    const reply = await this.sending.carryOut();
    activity.count += 1;
    return reply;
  }

  private settle(reply: Reply): void {
    this.state = 'done';
    if (this.isSettled) return;
    this.isSettled = true;
    activity.count += 1;
    this.sending.onReply?.(reply);
    this.resolve(reply);
  }

  private fail(error: unknown): void {
    this.state = 'done';
    if (this.isSettled) return;
    this.isSettled = true;
    activity.count += 1;
    this.reject(error);
  }
}

/** All requests between pages, shops and the bank. None arrives before somebody says so. */
export class Wire {
  private posts: Post[] = [];
  private readonly counts = new Map<string, number>();
  /** Requests that arrive at once and whole, since nothing depends on when they do. */
  constructor(private readonly isRoutine: (sending: Pick<Letter, 'road' | 'call'>) => boolean) {}

  get open(): readonly Post[] {
    return this.posts;
  }

  send(sending: Sending): Promise<Reply> {
    const kind = `${sending.from}: ${sending.call}`;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const post = new Post(count === 1 ? kind : `${kind} (${count})`, sending);
    activity.count += 1;
    if (this.isRoutine(sending)) void post.pass().catch(() => post.breakBefore());
    else this.posts.push(post);
    return post.reply;
  }

  /** Forgets what has come to its end. */
  sweep(): void {
    this.posts = this.posts.filter(({ state }) => state !== 'done');
  }
}
