import { expect, it } from 'vitest';
import { formBanner, messages } from './messages';

it.each([
  [200, undefined],
  [201, undefined],
  [422, undefined],
  [429, undefined], // the server says when the next try is allowed
  [419, 'Something has gone wrong, please reload and try again.'],
  [403, messages.forbidden],
  [404, messages.notFound],
  [0, 'Something has gone wrong, please try again.'],
  [500, 'Something has gone wrong, please try again.'],
  [503, 'Something has gone wrong, please try again.'],
])('has for a form that was answered %d the banner %s', (status, text) => {
  expect(formBanner(status)).toBe(text);
});
