import type { Wire } from '../../../schemas/generated/wire';
import type { Camel } from './case';
import type { Shape } from './shape';

export type CallName = keyof Wire;

/** A call of the wire contract, which the build generates from schemas/api. */
export type Call<C extends CallName> = {
  readonly name: C;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly success: number;
  readonly idempotent: boolean;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly answer: Shape;
};

type Part<C extends CallName, P extends string> = Wire[C] extends { [K in P]: infer T } ? Camel<T> : never;

/** The data of a call's response, with keys in camel case. */
export type Answer<C extends CallName> = Part<C, 'answer'>;
export type RequestBody<C extends CallName> = Part<C, 'body'>;

/** The parts of a call's request: those of `params`, `query` and `body` that its contract has. */
export type CallInput<C extends CallName> = {
  readonly [P in 'params' | 'query' | 'body' as Wire[C] extends { [K in P]: unknown } ? P : never]: Part<C, P>;
};
