import { request } from 'node:http';

export type Sent = {
  readonly method: string;
  readonly url: string;
  readonly headers: object;
  readonly body?: unknown;
};
export type Received = { readonly status: number; readonly cookies: readonly string[]; readonly text: string };

/** A call by Node's own client: the page's `fetch` is a browser's, with a browser's mind about cookies and origins. */
export function exchange({ method, url, headers, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers } }, (response) => {
      const cookies = response.headers['set-cookie'] ?? [];
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, cookies, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
