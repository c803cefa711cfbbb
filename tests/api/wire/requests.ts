import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { CallContract } from '../../../schemas/contract';
import type { Guesser } from './Guesser';
import { nastyBodies, nastyValues } from './nasty';

/** A request to a call, and the way in which it was made. */
export type WireRequest = InjectOptions & { readonly url: string; readonly kind: 'fitting' | 'spoilt' | 'unreadable' };

/** Makes a request to a call: one in two fits the contract, most others have something that nobody expects. */
export function requestTo(call: CallContract, guess: Guesser): WireRequest {
  const kind = guess.chance(0.5) ? 'fitting' : guess.chance(0.1) ? 'unreadable' : 'spoilt';
  const parts = { params: call.params, query: call.query, body: call.body } as const;
  const given = Object.entries(parts).filter(([, schema]) => schema !== undefined);
  const spoilt = kind === 'spoilt' && given.length > 0 ? guess.oneOf(given)[0] : undefined;
  const made = Object.fromEntries(
    given.map(([part, schema]) => {
      const value = guess.fitting(schema ?? {});
      return [part, part === spoilt ? guess.spoilt(value) : value];
    }),
  );
  const url = pathOf(call.path, made.params, guess) + queryOf(made.query);
  const method = guess.chance(0.01) ? guess.oneOf(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) : call.method;
  const headers = headersFor(guess);
  if (kind === 'unreadable') {
    const [type, payload] = guess.oneOf(nastyBodies);
    return { kind, method, url, payload, headers: { ...headers, 'content-type': type } };
  }
  if (call.body === undefined) return { kind, method, url, headers };
  return {
    kind,
    method,
    url,
    payload: JSON.stringify(made.body ?? null),
    headers: { ...headers, 'content-type': 'application/json' },
  };
}

function pathOf(path: string, params: unknown, guess: Guesser): string {
  const values = asRecord(params);
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encoded(Object.hasOwn(values, name) ? values[name] : guess.oneOf(nastyValues)),
  );
}

function queryOf(query: unknown): string {
  const pairs = Object.entries(asRecord(query)).flatMap(([key, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value]).map((each) => `${encoded(key)}=${encoded(each)}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(Buffer.from(text.slice(0, 2_000)).toString()); // lone halves of letters can't be encoded
}

function headersFor(guess: Guesser): Record<string, string> {
  return {
    'idempotency-key': guess.chance(0.8) ? randomUUID() : guess.oneOf(['', 'one-key', 'x'.repeat(500), 'a b']),
    ...(guess.chance(0.1) ? { 'x-customer': guess.oneOf(['guest', 'somebody', randomUUID()]) } : {}),
    ...(guess.chance(0.1) ? { 'if-match': guess.oneOf(['*', '"x"', 'x'.repeat(2_000)]) } : {}),
  };
}
