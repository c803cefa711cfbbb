import type { CallContract, JsonSchema } from '../../schemas/contract';

/** The bad answers that every call is given, each as a server, a proxy or a network gives it. */
export const answerNames = [
  'connection refused',
  'reset midway',
  '10 s slow',
  '500',
  '502 HTML',
  '503 Retry-After',
  '429',
  '404',
  '403',
  '401',
  '200 empty',
  '200 HTML',
  '200 another shape',
] as const;

export type AnswerName = (typeof answerNames)[number];

/** The factor by which the page's clock and a slow answer are quicker than a real one. */
export const haste = 20;

const slowMs = 10_000 / haste;

/** The words of a server's refusals, which the page may show. Those of a failure, such as "Server Error", are for nobody. */
export const refusalWords = 'The operator’s words for this refusal.';

const html = '<!doctype html><html><title>Gateway</title><h1>Bad Gateway</h1></html>';

/** Gives a call its bad answer; `send` takes the request to the real server. */
export async function badAnswer(
  name: AnswerName,
  call: CallContract,
  answerShape: JsonSchema,
  send: () => Promise<Response>,
): Promise<Response> {
  switch (name) {
    case 'connection refused':
      throw new TypeError('Failed to fetch');
    case 'reset midway':
      return cutOff(await send());
    case '10 s slow': {
      const response = await send();
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return response;
    }
    case '500':
      return json(500, { message: 'Server Error' });
    case '502 HTML':
      return page(502);
    case '503 Retry-After':
      return json(503, { message: 'Service Unavailable' }, { 'retry-after': '2' });
    case '429':
      return json(429, { message: refusalWords }, { 'retry-after': '2' });
    case '404':
    case '403':
    case '401':
      return json(Number(name), { message: refusalWords });
    case '200 empty':
      return new Response('', { status: call.success });
    case '200 HTML':
      return page(call.success);
    case '200 another shape':
      return json(call.success, { data: otherShape(answerShape) });
  }
}

/** The answer of a server that did its work, of which the connection broke before its end. */
function cutOff({ status }: Response): Response {
  const broken = (): Promise<never> => Promise.reject(new TypeError('terminated'));
  return Object.assign(new Response(null, { status }), { text: broken, json: broken, blob: broken });
}

function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

function page(status: number): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html' } });
}

/** A value that breaks the contract of the answer. */
function otherShape({ type, required }: JsonSchema): unknown {
  if (type === 'array') return { items: [] };
  return type === 'object' && Array.isArray(required) && required.length > 0 ? { surprise: true } : 'of another shape';
}
