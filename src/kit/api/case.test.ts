import { describe, expect, it } from 'vitest';
import { toCamel, toSnake, undeclaredPaths } from './case';
import { matches, type Shape } from './shape';

const text: Shape = { type: 'string' };
const cat: Shape = {
  type: 'object',
  required: ['kind', 'nine_lives'],
  properties: { kind: { enum: ['cat'] }, nine_lives: { type: 'integer' } },
};
const dog: Shape = {
  type: 'object',
  required: ['kind', 'long_walk'],
  properties: { kind: { enum: ['dog'] }, long_walk: text },
};

describe('toCamel', () => {
  it.each<[what: string, value: unknown, shape: Shape, camel: unknown]>([
    ['declared keys', { first_name: 'Maya' }, { properties: { first_name: text } }, { firstName: 'Maya' }],
    [
      'no key that is not declared',
      { first_name: 'Maya', x_y: 1 },
      { properties: { first_name: text } },
      { firstName: 'Maya' },
    ],
    [
      'no key of a map',
      { a_b: { c_d: '1' } },
      { additionalProperties: { properties: { c_d: text } } },
      { a_b: { cD: '1' } },
    ],
    [
      'keys that come in camel case already',
      { paymentSessionId: 'ps_1', sca_url: 'https://bank.example' },
      { properties: { payment_session_id: text, sca_url: text } },
      { paymentSessionId: 'ps_1', scaUrl: 'https://bank.example' },
    ],
    [
      "a key that comes in both spellings, taking the contract's",
      { transactionUuid: 'other', transaction_uuid: 'tx_1' },
      { properties: { transaction_uuid: text }, additionalProperties: text },
      { transactionUuid: 'tx_1' },
    ],
    ['what stands in a list', [{ c_d: '1' }], { items: { properties: { c_d: text } } }, [{ cD: '1' }]],
    ['nothing that is not described', { a_b: 1 }, {}, { a_b: 1 }],
    [
      'the kind that a thing is of',
      { kind: 'dog', long_walk: 'yes' },
      { anyOf: [cat, dog] },
      { kind: 'dog', longWalk: 'yes' },
    ],
    ['nothing that is null', null, { anyOf: [{ type: 'null' }, cat] }, null],
  ])('changes %s', (_what, value, shape, camel) => {
    expect(toCamel(value, shape)).toEqual(camel);
  });
});

describe('matches', () => {
  it('accepts a required key in either spelling, and validates its value in both', () => {
    const shape: Shape = { type: 'object', required: ['transaction_uuid'], properties: { transaction_uuid: text } };
    const answers = [{ transaction_uuid: 'a' }, { transactionUuid: 'a' }, { transactionUuid: 1 }, { uuid: 'a' }];
    expect(answers.map((each) => matches(each, shape))).toEqual([true, true, false, false]);
  });
});

describe('toSnake', () => {
  it('converts declared keys and drops undefined values', () => {
    const shape: Shape = { properties: { first_name: {}, last_name: {}, answers: { additionalProperties: {} } } };
    const sent = { firstName: 'Maya', lastName: undefined, answers: { 'some key_of': 1 } };
    expect(toSnake(sent, shape)).toEqual({ first_name: 'Maya', answers: { 'some key_of': 1 } });
  });
});

describe('undeclaredPaths', () => {
  const shape: Shape = {
    properties: {
      first_name: text,
      answers: { additionalProperties: {} },
      address: { properties: { city: text } },
      items: { items: { properties: { id: text } } },
    },
  };

  it.each([
    [{ firstName: 'Maya', answers: { anything: 1 }, address: { city: 'Leeds' } }, []],
    [{ surname: 'Ali' }, ['surname']],
    [{ first_name: 'Maya' }, ['first_name']],
    [{ address: { county: 'Kent' } }, ['address.county']],
    [{ items: [{ id: 'a' }, { id: 'b', note: 'c' }] }, ['items.note']],
  ])('finds in %j the keys %j', (value, paths) => expect(undeclaredPaths(value, shape)).toEqual(paths));
});
