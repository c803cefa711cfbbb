import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furtherServer } from './furtherServer';
import { sharedHarness } from './harness';

let servers: Readonly<Record<'http' | 'https', FastifyInstance>>;
beforeAll(async () => {
  const harness = await sharedHarness();
  const [http, https] = [await furtherServer(harness, {}), await furtherServer(harness, { scheme: 'https' })];
  servers = { http, https };
});
afterAll(() => Promise.all([servers.http.close(), servers.https.close()]));

const html = 'text/html; charset=utf-8';
const year = 'max-age=31536000';
const sealed = "default-src 'none'; frame-ancestors 'none'";

async function answerTo(url: string, scheme: 'http' | 'https' = 'http') {
  const { statusCode, headers } = await servers[scheme].inject({ url, headers: { host: 'localhost' } });
  const {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': sniffing,
    'strict-transport-security': strict,
  } = headers;
  return { statusCode, type, policy, sniffing, strict };
}

describe('the operator’s own pages', () => {
  it.each(['accessibility', 'privacy', 'terms', 'contact'])('hold text alone, in nobody’s frame: %s', async (page) => {
    const expected = { statusCode: 200, type: html, policy: sealed, sniffing: 'nosniff' };
    expect(await answerTo(`/operator/${page}`)).toEqual({ ...expected, strict: undefined });
    expect(await answerTo(`/operator/${page}`, 'https')).toEqual({ ...expected, strict: year });
  });

  it.each(['constructor', '__proto__', 'nothing'])('are those alone: %s is the page that says so', async (page) => {
    const { statusCode, policy, sniffing } = await answerTo(`/operator/${page}`);
    expect([statusCode, sniffing]).toEqual([404, 'nosniff']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  });

  it('have pictures, which are read as nothing else', async () => {
    expect(await answerTo('/operator/images/nothing.png')).toMatchObject({ policy: sealed, sniffing: 'nosniff' });
  });
});

describe('the partner’s page', () => {
  it.each([
    ['/sandbox/partner', html],
    ['/sandbox/partner.css', 'text/css; charset=utf-8'],
    ['/sandbox/partner.js', 'text/javascript; charset=utf-8'],
  ])('is another site’s, with no policy of ours, and is read as what it is: %s', async (url, type) => {
    const expected = { statusCode: 200, type, policy: undefined, sniffing: 'nosniff' };
    expect(await answerTo(url)).toEqual({ ...expected, strict: undefined });
    expect(await answerTo(url, 'https')).toEqual({ ...expected, strict: year });
  });

  it('frames ours, which admits it and itself alone', async () => {
    const { body } = await servers.http.inject('/sandbox/partner');
    const [, framed = ''] = /<iframe src="([^"]+)"/.exec(body) ?? [];
    const { host, pathname, search } = new URL(framed);
    const { headers } = await servers.http.inject({ url: pathname + search, headers: { host } });
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^frame-ancestors 'self' http:\/\/[^ ]*partner[^ ]*$/)]),
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });
});
