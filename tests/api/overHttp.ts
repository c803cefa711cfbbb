import type { InjectOptions } from 'fastify';
import type { Door } from './harness';

/** The door of a server that listens; `site` is the port that its pages are at, if that is another. */
export function over(port: number, site = port): Door {
  return async ({ method, url: asked, payload, headers }: InjectOptions) => {
    const path = typeof asked === 'string' ? asked : '';
    const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: method ?? 'GET',
      ...body,
      headers: {
        ...(headers as Record<string, string>),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        origin: `http://online-joining.joinery.localhost:${site}`,
      },
    });
    const answered = Object.fromEntries(response.headers);
    const cookies = response.headers.getSetCookie().map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return { name, value };
    });
    return { statusCode: response.status, body: await response.text(), headers: answered, cookies };
  };
}
