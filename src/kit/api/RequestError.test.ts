import { describe, expect, it } from 'vitest';
import { requestError } from './RequestError';

describe('the messages of a refusal', () => {
  it('are read from texts, lists and nested objects, by their whole path', () => {
    const errors = {
      email: 'Taken.',
      address: { postcode: ['No.', 7], city: {} },
      data_fields: { first_name: 'Long.' },
    };
    expect(requestError(422, { errors }).errors).toEqual({
      email: ['Taken.'],
      'address.postcode': ['No.'],
      'data_fields.first_name': ['Long.'],
    });
  });

  it.each([null, 'Wrong.', 7, { a: { b: { c: { d: { e: { f: { g: 'Too deep.' } } } } } } }])(
    'are none in %j',
    (errors) => expect(requestError(422, { errors }).errors).toEqual({}),
  );
});
