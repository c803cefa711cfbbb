import { pathToFileURL } from 'node:url';
import { readContract, type CallContract, type JsonSchema } from '../../schemas/contract';

const { calls, definitions } = readContract(pathToFileURL('schemas/api/'));

const patterns = calls.map((call) => ({
  call,
  // A part of a path that is a word goes before one that is any: the most literal pattern is tried first.
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  parameters: call.path.split('{').length,
}));
patterns.sort((one, other) => one.parameters - other.parameters);

/** Finds the call of the contract that a request makes. `url` begins with the path. */
export function callOf(method: string, url: string): CallContract | undefined {
  const [path = ''] = url.split('?');
  return patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;
}

/** The schema of a call's answer, without a reference. */
export function answerShape({ answer }: CallContract): JsonSchema {
  const { $ref } = answer;
  return typeof $ref === 'string' ? (definitions[$ref.split('/').at(-1) ?? ''] ?? {}) : answer;
}

/** Reports whether a call only reads. */
export function isRead(name: string): boolean {
  return calls.some((call) => call.name === name && call.method === 'GET');
}
