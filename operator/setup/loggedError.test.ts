import { expect, it } from 'vitest';
import { loggedError } from './loggedError';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

it('keeps the words of an error of our own, where it was thrown, and why', () => {
  const cause = new TypeError('amara@example.org is no function');
  const { stack, ...logged } = loggedError(new Error('The offer "Swim" has no price.', { cause }));
  expect(logged).toEqual({
    type: 'Error',
    message: 'The offer "Swim" has no price.',
    cause: {
      type: 'TypeError',
      message: '',
      stack: expect.stringMatching(/^ {4}at .*loggedError\.test\.ts/) as unknown,
    },
  });
  expect(stack).toMatch(/^ {4}at .*loggedError\.test\.ts/);
});

it.each([
  ['a parser', thrownBy(() => JSON.parse('amara@example.org')), { type: 'SyntaxError' }],
  [
    'a database',
    Object.assign(new Error('invalid input: "amara@example.org"'), {
      name: 'error',
      code: '23514',
      constraint: 'customers_email_key',
      detail: 'Failing row contains (amara@example.org).',
      params: ['amara@example.org'],
    }),
    { type: 'DatabaseError', code: '23514', constraint: 'customers_email_key' },
  ],
  [
    'a system',
    Object.assign(new Error('open amara@example.org'), { code: 'ENOENT' }),
    { type: 'Error', code: 'ENOENT' },
  ],
  ['what is no error', 'amara@example.org', { type: 'string' }],
])('keeps nothing of what %s quotes', (_whose, error, expected) => {
  const logged = loggedError(error);
  expect(logged).toMatchObject({ ...expected, message: '' });
  expect(JSON.stringify(logged)).not.toContain('amara');
});
