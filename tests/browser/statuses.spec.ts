import { expect, test } from './support/test';

test('every address has an answer of its own kind', async () => {
  const origin = `http://127.0.0.1:${process.env.TEST_PORT ?? ''}`;
  const statusOf = async (path: string, method = 'GET'): Promise<readonly [number, string]> => {
    const { status, headers } = await fetch(`${origin}${path}`, { method });
    return [status, (headers.get('content-type') ?? '').split(';')[0] ?? ''];
  };
  expect(await statusOf('//')).toEqual([200, 'text/html']);
  expect(await statusOf('///')).toEqual([200, 'text/html']);
  expect(await statusOf('/', 'HEAD')).toEqual([200, 'text/html']);
  expect(await statusOf('/login', 'HEAD')).toEqual([200, 'text/html']);
  expect(await statusOf('/robots.txt')).toEqual([200, 'text/plain']);
  expect(await statusOf('/favicon.ico')).toEqual([404, 'application/json']);
  expect(await statusOf('/wp-login.php')).toEqual([404, 'application/json']);
  expect(await statusOf('/api/%')).toEqual([400, 'application/json']);
  expect(await statusOf('/api/nothing')).toEqual([404, 'application/json']);
});
