import { describe, expect, it } from 'vitest';
import { createAjv } from './ajv';

describe('the validator of all schemas', () => {
  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'takes the inherited key %s for missing, and an own one for a key like others',
    (key) => {
      const own: unknown = JSON.parse(`{"${key}": 1}`);
      const required = createAjv().compile({ type: 'object', required: [key] });
      expect([required({}), required(own)]).toEqual([false, true]);
      const closed = createAjv().compile({ type: 'object', properties: {}, additionalProperties: false });
      expect([closed({}), closed(own)]).toEqual([true, false]);
    },
  );

  // Ajv passes over a property `__proto__` of a schema; fields can't have it as a path (nest.test.ts).
  it.each(['toString', 'constructor', 'hasOwnProperty'])('reads an inherited key %s by no schema', (key) => {
    const typed = createAjv().compile({ type: 'object', properties: { [key]: { type: 'string' } } });
    expect([typed({}), typed({ [key]: 1 })]).toEqual([true, false]);
  });
});
