import { expect, it } from 'vitest';
import { refusalText } from './refusalText';
import { requestError } from './RequestError';

const generic = 'The given data was invalid.';

it.each([
  [
    'reasons, in place of the words around them',
    422,
    { message: generic, errors: { login: ['Too long.', 'No spaces.'] } },
  ],
  ['a reason of a part of a field', 422, { message: generic, errors: { person: { name: 'Too long. No spaces.' } } }],
  ['the server’s message', 403, { message: 'Too long. No spaces.', errors: {} }],
])('is made of %s', (_of, status, body) => {
  expect(refusalText(requestError(status, body))).toBe('Too long. No spaces.');
});

it('takes no words of a failure', () => {
  const failed = requestError(500, { message: 'Server Error' });
  expect(refusalText(failed)).toBe(failed.message);
  expect(refusalText(failed, 'Try again.')).toBe('Try again.');
});
