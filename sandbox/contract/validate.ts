import type { ErrorObject, ValidateFunction } from 'ajv';
import { createAjv } from '../../schemas/ajv.ts';
import { standalone, type CallContract, type Contract } from '../../schemas/contract.ts';

/** The parts of a call as functions that hold a value against them. */
export type CallValidators = { readonly [P in 'params' | 'query' | 'body' | 'answer']: ValidateFunction | undefined };

/** Texts of an address become the numbers and booleans that the contract asks for; bodies and answers stay as they are. */
export function callValidators(call: CallContract, { definitions }: Contract): CallValidators {
  const address = createAjv({ coerceTypes: true });
  const payload = createAjv();
  const compile = (ajv: typeof payload, part: CallContract['answer'] | undefined): ValidateFunction | undefined =>
    part && ajv.compile(standalone(part, definitions));
  return {
    params: compile(address, call.params),
    query: compile(address, call.query),
    body: compile(payload, call.body),
    answer: compile(payload, call.answer),
  };
}

/** `body/start_date must match format "date"`, for a developer's eyes. */
export function contractText(part: string, errors: readonly ErrorObject[] | null | undefined): string {
  return (errors ?? []).map((error) => `${part}${error.instancePath} ${error.message ?? 'is wrong'}`).join('; ');
}
