import { expect, it } from 'vitest';
import { ApiClient } from '../kit/api/ApiClient';
import { SessionStore } from './SessionStore';

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
  const leave = async (): Promise<void> => void asked.push('left');
  return { asked, endSession, session: new SessionStore(client, cookie, clock, leave) };
}

it('delays a login until the previous session’s logout has completed', async () => {
  const { asked, endSession, session } = open();
  const ending = session.endOnServer();
  const loggingIn = session.logIn('amara@example.org', 'Swimming1!');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual(['/api/auth/logout']);
  endSession();
  await ending;
  await loggingIn;
  expect(asked.slice(0, 2)).toEqual(['/api/auth/logout', '/api/auth/customer/login']);
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
  is_staff: false,
};

/** A page in a browser that has a session, whose server gives these answers about its customer, the last for ever. */
function opened(...answers: readonly (string | number)[]) {
  const left = [...answers];
  const client = new ApiClient({
    base: 'https://api.example',
    async network(url) {
      if (!url.endsWith('/auth/user')) return Response.json({ data: { token: 'new' } });
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
  const browser = { token: 'first' as string | undefined };
  const cookie = {
    read: () => browser.token,
    write: (text: string) => void (browser.token = text),
    remove: () => void (browser.token = undefined),
  };
  let check = (): void => undefined;
  const clock = {
    now: () => new Date(),
    after: (_ms: number, run: () => void) => (run(), () => undefined),
    every: (_ms: number, run: () => void) => ((check = run), () => undefined),
  };
  const session: SessionStore = new SessionStore(client, cookie, clock, () => Promise.resolve());
  session.start();
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  return { session, browser, settled, checkAgain: () => (check(), settled()) };
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
  const { session, browser, settled, checkAgain } = opened(401, 500, 'a');
  await settled();
  browser.token = undefined;
  expect(await session.logIn('amara@example.org', 'Swimming1!')).toBeUndefined();
  expect([browser.token, session.unreachable]).toEqual(['new', true]);
  await checkAgain();
  expect(session.user?.id).toBe('a');
});

it('shows nobody in place of a customer after another one’s new password', async () => {
  const { session, settled } = opened('a', 500);
  await settled();
  await session.resetPassword({ token: 't', password: 'Swimming1!', passwordConfirmation: 'Swimming1!' });
  expect([session.user, session.unreachable]).toEqual([undefined, true]);
});

it('keeps the customer after their own new password', async () => {
  const { session, settled } = opened('a', 500);
  await settled();
  await session.adopt({ ok: true, data: { token: 'new' } });
  expect([session.user?.id, session.unreachable]).toEqual(['a', true]);
});
