import { expect, it } from 'vitest';
import { ApiClient } from '../api/ApiClient';
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

it('logs nobody in before the end of the session before has arrived', async () => {
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

it('gives back what it has to while there is still a session', async () => {
  const { asked, endSession, session } = open();
  endSession();
  await session.logOut();
  expect(asked).toEqual(['left', '/api/auth/logout']);
});
