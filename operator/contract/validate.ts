import type { ErrorObject, ValidateFunction } from 'ajv';
import { createAjv } from '../../schemas/ajv.ts';
import { standalone, type CallContract, type Contract, type JsonSchema } from '../../schemas/contract.ts';

/** Checks a part of a call against the contract. Returns the errors; none if the call has no such part. */
export type ContractCheck = (
  call: CallContract,
  part: 'params' | 'query' | 'body' | 'answer',
  value: unknown,
) => readonly ErrorObject[];

/**
 * Compiles the contract's checks. Texts of an address are turned into the numbers and booleans that the contract wants;
 * bodies and answers stay as they are. Each part is compiled at its first use, since compiling all at the start would
 * take a second.
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

/** Formats errors for developers: `body/start_date must match format "date"`. */
export function contractText(part: string, errors: readonly ErrorObject[]): string {
  return errors.map((error) => `${part}${error.instancePath} ${error.message ?? 'is wrong'}`).join('; ');
}
