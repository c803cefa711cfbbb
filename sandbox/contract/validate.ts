import type { ErrorObject, ValidateFunction } from 'ajv';
import { createAjv } from '../../schemas/ajv.ts';
import { standalone, type CallContract, type Contract, type JsonSchema } from '../../schemas/contract.ts';

/** Names the mistakes of a value that stands in a part of a call; none, where the call has no such part. */
export type ContractCheck = (
  call: CallContract,
  part: 'params' | 'query' | 'body' | 'answer',
  value: unknown,
) => readonly ErrorObject[];

/**
 * Texts of an address become the numbers and booleans that the contract asks for; bodies and answers stay as they are. A
 * part is compiled when it is first asked for: all of them take a second, which no start should wait for.
 */
export function contractCheck({ definitions }: Contract): ContractCheck {
  const address = createAjv({ coerceTypes: true });
  const payload = createAjv();
  const compiled = new Map<JsonSchema, ValidateFunction>();
  return (call, part, value) => {
    const schema = call[part];
    if (!schema) return [];
    let validate = compiled.get(schema);
    if (!validate) {
      const ajv = part === 'params' || part === 'query' ? address : payload;
      validate = ajv.compile(standalone(schema, definitions));
      compiled.set(schema, validate);
    }
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

/** `body/start_date must match format "date"`, for a developer's eyes. */
export function contractText(part: string, errors: readonly ErrorObject[]): string {
  return errors.map((error) => `${part}${error.instancePath} ${error.message ?? 'is wrong'}`).join('; ');
}
