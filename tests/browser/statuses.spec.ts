import { get } from 'node:http';
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
  expect(await statusOf('/no-such-page')).toEqual([404, 'text/html']);
  expect(await statusOf('/centre/no-such-centre')).toEqual([200, 'text/html']);
  expect(await statusOfHost('elsewhere.example')).toBe(421);
  expect(await statusOfHost('a.my-account.joinery.localhost')).toBe(421);
  expect(await statusOfHost(`my-account.joinery.localhost:${process.env.TEST_PORT ?? ''}`)).toBe(200);
});

/** Asks for a page as a client that names a host of its own choice, which fetch does not let one do. */
async function statusOfHost(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: process.env.TEST_PORT, path: '/', headers: { host } };
    get(options, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
}
