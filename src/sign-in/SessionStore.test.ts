import { expect, it } from 'vitest';
import { ApiClient } from '../kit/api/ApiClient';
import { logInApi } from '../kit/api/logIn';
import { requestError } from '../kit/api/RequestError';
import { SessionStore } from './SessionStore';

const byPassword = (client: ApiClient) => () =>
  logInApi(client).byPassword({ username: 'amara@example.org', password: 'Sculling1!' });

/** A page whose server takes its time to end a session. */
function open() {
  const asked: string[] = [];
  let endSession = (): void => undefined;
  const ended = new Promise<void>((resolve) => (endSession = resolve));
  const client = new ApiClient({
    base: 'https://api.example',
    network: async (url) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      if (pathname.endsWith('/logout')) await ended;
      return new Response(JSON.stringify({ data: {} }), { status: 200 });
    },
    bearer: () => undefined,
    onUndeclared: (fault) => {
      throw new Error(fault);
    },
    onUnauthorised: () => undefined,
  });
  let token: string | undefined;
  const cookie = { read: () => token, write: (text: string) => void (token = text), remove: () => (token = undefined) };
  const clock = {
    now: () => new Date(),
    after: (_ms: number, run: () => void) => (run(), () => undefined),
    every: () => () => undefined,
  };
  const kept = ['what was typed'];
  const leave = async (): Promise<void> => void asked.push('left');
  return {
    asked,
    endSession,
    client,
    session: new SessionStore(client, cookie, clock, {
      releasePlaces: leave,
      leaveNothing: () => void kept.splice(0),
      mayBeHidden: false,
    }),
    kept,
  };
}

it('delays a login until the previous session’s logout has completed', async () => {
  const { asked, endSession, client, session } = open();
  const ending = session.endOnServer();
  const loggingIn = session.logIn(byPassword(client));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual(['/api/auth/logout']);
  endSession();
  await ending;
  await loggingIn;
  expect(asked.slice(0, 2)).toEqual(['/api/auth/logout', '/api/auth/customer/login']);
});

it.each([
  ['a log-out', async (session: SessionStore): Promise<void> => session.logOut()],
  [
    'a session that ended on all devices, or with its account',
    async (session: SessionStore): Promise<void> => session.forget(),
  ],
])('keeps nothing in the tab after %s', async (_, leave) => {
  const { kept, endSession, session } = open();
  endSession();
  await leave(session);
  expect(kept).toEqual([]);
});

it('releases held places before the session ends', async () => {
  const { asked, endSession, session } = open();
  endSession();
  await session.logOut();
  expect(asked).toEqual(['left', '/api/auth/logout']);
});

const customer = {
  reference: 'AV-1',
  first_name: 'Amara',
  last_name: 'Okafor',
  email: 'amara@example.org',
  home_venue_slug: null,
  membership_user: false,
  credit: { balance: 0 },
  has_instruction: false,
  has_billing_date: false,
  barcode: '1',
  document_expiry: [],
  membership_document_upload_required: false,
  profile_photo: null,
  has_outstanding_penalties: false,
  email_confirmed: true,
  is_staff: false,
};

/** A page in a browser that has a session, whose server gives these answers about its customer, the last for ever. */
function opened(...answers: readonly (string | number)[]) {
  return openedIn({ token: 'first' }, ...answers);
}

type Shown = { token: string | undefined; readonly hidden?: string | null; readonly registers?: number };

/** The same for a browser that shows this token to the page, and whose server knows another session, or none. */
function openedIn(browser: Shown, ...answers: readonly (string | number)[]) {
  const left = [...answers];
  const asked: string[] = [];
  const written: (number | undefined)[] = [];
  const client = new ApiClient({
    base: 'https://api.example',
    async network(url) {
      asked.push(new URL(url).pathname);
      if (url.endsWith('/auth/session')) return Response.json({ data: { token: browser.hidden ?? null } });
      const isRegistration = new URL(url).pathname.endsWith('/register');
      if (!url.endsWith('/auth/user'))
        return Response.json({ data: { token: 'new' } }, { status: isRegistration ? (browser.registers ?? 201) : 200 });
      const answer = left.length > 1 ? left.shift() : left[0];
      return typeof answer === 'string'
        ? Response.json({ data: { ...customer, id: answer } })
        : Response.json({ message: 'Server Error' }, { status: Number(answer) });
    },
    bearer: () => undefined,
    onUndeclared: (fault) => {
      throw new Error(fault);
    },
    onUnauthorised: () => session.expire(),
  });
  const cookie = {
    read: () => browser.token,
    write: (text: string, days?: number) => {
      browser.token = text;
      written.push(days);
    },
    remove: () => void (browser.token = undefined),
  };
  let check = (): void => undefined;
  const clock = {
    now: () => new Date(),
    after: (_ms: number, run: () => void) => (run(), () => undefined),
    every: (_ms: number, run: () => void) => ((check = run), () => undefined),
  };
  const session: SessionStore = new SessionStore(client, cookie, clock, {
    releasePlaces: () => Promise.resolve(),
    leaveNothing: () => undefined,
    mayBeHidden: true,
  });
  session.start();
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  return { session, client, browser, asked, written, settled, checkAgain: () => (check(), settled()) };
}

it('makes no guest of a customer who can’t be loaded, and asks again', async () => {
  const { session, settled, checkAgain } = opened(500, 'a');
  await settled();
  expect([session.status, session.unreachable]).toEqual(['unknown', true]);
  await checkAgain();
  expect([session.status, session.user?.id, session.unreachable]).toEqual(['member', 'a', false]);
});

it('makes a guest of a customer whose session the server doesn’t know', async () => {
  const { session, settled } = opened(401);
  await settled();
  expect([session.status, session.unreachable]).toEqual(['guest', false]);
});

it('makes a guest of a customer who can’t be loaded and whom another tab logs out meanwhile', async () => {
  const { session, browser, settled, checkAgain } = opened(500);
  await settled();
  browser.token = undefined;
  await checkAgain();
  expect([session.status, session.unreachable]).toEqual(['guest', false]);
});

it('keeps a customer who is known while they can’t be loaded anew', async () => {
  const { session, settled, checkAgain } = opened('a', 500, 'a');
  await settled();
  await session.reload();
  expect([session.status, session.unreachable]).toEqual(['member', true]);
  await checkAgain();
  expect([session.status, session.unreachable]).toEqual(['member', false]);
});

it('shows nobody in place of a customer whom another tab has logged in and who can’t be loaded', async () => {
  const { session, browser, settled, checkAgain } = opened('a', 500, 'b');
  await settled();
  browser.token = 'second';
  await checkAgain();
  expect([session.user, session.unreachable]).toEqual([undefined, true]);
  await checkAgain();
  expect(session.user?.id).toBe('b');
});

it('has logged in although the customer can’t be loaded', async () => {
  const { session, client, browser, settled, checkAgain } = opened(401, 500, 'a');
  await settled();
  browser.token = undefined;
  expect(await session.logIn(byPassword(client))).toBeUndefined();
  expect([browser.token, session.unreachable]).toEqual(['new', true]);
  await checkAgain();
  expect(session.user?.id).toBe('a');
});

it('shows nobody in place of a customer after another one’s new password', async () => {
  const { session, settled } = opened('a', 500);
  await settled();
  await session.resetPassword({ token: 't', password: 'Sculling1!', passwordConfirmation: 'Sculling1!' });
  expect([session.user, session.unreachable]).toEqual([undefined, true]);
});

it('keeps the customer after their own new password', async () => {
  const { session, settled } = opened('a', 500);
  await settled();
  await session.adopt({ ok: true, data: { token: 'new' } });
  expect([session.user?.id, session.unreachable]).toEqual(['a', true]);
});

it('finds the session of a browser that shows no token', async () => {
  const { session, browser, settled } = openedIn({ token: undefined, hidden: 'hidden' }, 'a');
  expect([session.status, session.isGuest]).toEqual(['guest', false]);
  await settled();
  expect([session.user?.id, browser.token, session.isGuest]).toEqual(['a', 'hidden', false]);
});

it('knows a guest by the server’s word', async () => {
  const { session, asked, settled } = openedIn({ token: undefined }, 'a');
  await settled();
  expect([session.isGuest, session.isMember]).toEqual([true, false]);
  expect(asked).toEqual(['/api/auth/session']);
});

it('leaves a cookie that the server has set as it is', async () => {
  const { session, client, browser, written, settled } = openedIn({ token: undefined }, 'a');
  await settled();
  browser.token = 'new';
  await session.logIn(byPassword(client), true);
  expect([session.user?.id, written]).toEqual(['a', []]);
});

it('writes a cookie that lasts where the server sets none and the customer stays signed in', async () => {
  const { session, client, written, settled } = openedIn({ token: undefined }, 'a');
  await settled();
  await session.logIn(byPassword(client), true);
  await session.logIn(byPassword(client));
  expect(written).toEqual([30]);
});

it('shows a guest or a customer only once that is known, and looks again at who it is', async () => {
  const { session, browser, settled } = openedIn({ token: undefined }, 'b');
  expect(session.shownAs, 'the server may know a session').toBeUndefined();
  await settled();
  expect(session.shownAs).toBe('guest');
  browser.token = 'of another tab';
  await session.lookAgain();
  expect(session.shownAs).toBe('b');
});

it.each([
  [201, true, 'new'],
  [200, false, undefined],
])('has an account made only by a 201: %d', async (status, ok, token) => {
  const { session, browser, settled } = openedIn({ token: undefined, registers: status }, 'a');
  await settled();
  const dataFields = { _checksum: '' };
  const body = { clientId: 'c', source: 's', dataFields, password: 'p', passwordConfirmation: 'p', terms: true };
  const outcome = await session.register(body, 'key');
  expect([outcome.ok, browser.token, session.user?.id]).toEqual([ok, token, ok ? 'a' : undefined]);
  expect(outcome).toMatchObject(ok ? {} : { error: { message: 'Something has gone wrong, please try again.' } });
});

it('finds a session without a cookie once the server speaks of one', async () => {
  const browser = { token: undefined, hidden: null as string | null };
  const { session, settled } = openedIn(browser, 'b');
  await settled();
  await session.lookAgain();
  expect(session.shownAs).toBe('guest');
  browser.hidden = 'late';
  await session.lookAgain();
  expect(session.shownAs).toBe('b');
});

it('takes a cookie that goes while its own write replaces the session for nobody’s log-out', async () => {
  const { session, browser, settled, checkAgain } = opened('a');
  await settled();
  const { mark } = session;
  expect(await session.isReplaced(mark, true)).toBe(false);
  let answer = (_: string): void => undefined;
  const replaced = session.replacing(new Promise<string>((resolve) => (answer = resolve)));
  browser.token = undefined; // the server has ended it, and said so to another call
  await checkAgain();
  expect([session.status, session.shownAs]).toEqual(['member', 'a']);
  const isReplaced = session.isReplaced(mark, true);
  answer('done');
  expect(await replaced).toBe('done');
  expect(await isReplaced).toBe(true);
  expect(await session.isReplaced(session.mark, true)).toBe(false);
  await checkAgain();
  expect(session.status).toBe('guest');
  expect(await session.isReplaced(mark, true), 'nobody is left whose it could be').toBe(false);
});

it('has a write wait only for what replaced the session before it, and not for itself', async () => {
  const { session, browser, settled } = opened('a');
  await settled();
  const { mark } = session;
  let answer = (_: string): void => undefined;
  void session.replacing(new Promise<string>((resolve) => (answer = resolve)));
  expect(await session.isReplaced(mark, false), 'by itself').toBe(false);
  const later = session.isReplaced(session.mark, false);
  answer('done');
  expect(await later).toBe(true);
  const { mark: next } = session;
  browser.token = 'of another tab';
  expect(await session.isReplaced(next, false)).toBe(true);
});

const generic = 'Something has gone wrong, please try again.';

it.each([
  ['no answer', 0, undefined, generic],
  ['a failure of the server', 500, { message: 'Server Error' }, generic],
  ['a page of a proxy', 502, undefined, generic],
  ['a refusal without a reason', 422, {}, 'User signed out'],
  ['a refusal with a reason', 422, { message: 'Wrong password.' }, 'Wrong password.'],
  [
    'a refusal at a field',
    422,
    { message: 'Wrong.', errors: { username: ['Nobody is known by this.'] } },
    'Nobody is known by this.',
  ],
  ['too many tries', 429, { message: 'Please try again in 2 minutes.' }, 'Please try again in 2 minutes.'],
])('says of a log-in that met %s only what is so', async (_, status, body, words) => {
  const { session } = open();
  const refused = await session.logIn(() => Promise.resolve({ ok: false, error: requestError(status, body) }));
  expect(refused?.message).toBe(words);
});
