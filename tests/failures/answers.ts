import type { CallContract, JsonSchema } from '../../schemas/contract';
import { answerShape } from './calls';

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

/** The time that a slow answer takes, in milliseconds. */
export const slowMs = 10_000;

/** The factor by which the rendered page's clock and a slow answer there are quicker than real ones. */
export const haste = 20;

/** The words of a server's refusals, which the page may show. Those of a failure, such as "Server Error", are for nobody. */
export const refusalWords = 'The operator’s words for this refusal.';

const html = '<!doctype html><html><title>Gateway</title><h1>Bad Gateway</h1></html>';

/** A bad answer. Where the connection is cut off, and where the answer is slow, the server does its work. */
type BadAnswer =
  | { readonly kind: 'refused' | 'cut off' }
  | { readonly kind: 'slow' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    };

/** Returns the bad answer to a call. */
export function badAnswer(name: AnswerName, call: CallContract): BadAnswer {
  switch (name) {
    case 'connection refused':
      return { kind: 'refused' };
    case 'reset midway':
      return { kind: 'cut off' };
    case '10 s slow':
      return { kind: 'slow' };
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
      return { ...page(call.success), body: '' };
    case '200 HTML':
      return page(call.success);
    case '200 another shape':
      return json(call.success, { data: otherShape(answerShape(call)) });
  }
}

function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  const all = { 'content-type': 'application/json', ...headers };
  return { kind: 'answer', status, headers: all, body: JSON.stringify(body) } as const;
}

function page(status: number) {
  return { kind: 'answer', status, headers: { 'content-type': 'text/html' }, body: html } as const;
}

/** A value that breaks the contract of the answer. */
function otherShape({ type, required }: JsonSchema): unknown {
  if (type === 'array') return { items: [] };
  return type === 'object' && Array.isArray(required) && required.length > 0 ? { surprise: true } : 'of another shape';
}
