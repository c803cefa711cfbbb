import { describe, expect, it } from 'vitest';
import { screenPath } from '../ground/core/screenPath';
import { failureText } from './watchFailures';

describe('what is told of a failure', () => {
  it('names it and the place in the code', () => {
    const error = new TypeError('x is not a function');
    error.stack = 'TypeError: x is not a function\n    at f (https://a.example/assets/Routes-B4x_9.js:1:2345)';
    expect(failureText(error)).toBe('TypeError: x is not a function (Routes-B4x_9.js:1:2345)');
  });

  it.each([
    ['Unexpected token, "Amara Okafor" is not valid JSON', 'Amara'],
    ["Cannot read 'amara@example.org'", 'amara'],
    ['No such customer: amara@example.org', 'amara'],
    ['Account 55779911 is unknown', '55779911'],
    ['No customer Amara Okafor', 'Okafor'],
    ['LS6 1QE is nowhere', 'LS6'],
    ['Minified React error #31; visit https://react.dev/errors/31?args[]=Amara for the full message', 'Amara'],
  ])('leaves out what was typed: %s', (message, secret) => {
    expect(failureText(new Error(message))).not.toContain(secret);
  });

  it('says so where it was no error', () => {
    expect(failureText('amara@example.org')).toBe('Something that is no error was thrown.');
  });

  it.each([
    ['/order-confirmed/7f3c2a', '/order-confirmed/:id'],
    ['/payments/12', '/payments/:id'],
    ['/centre/kirkstall-bridge', '/centre/kirkstall-bridge'],
    ['/', '/'],
  ])('tells the screen %s as %s', (pathname, told) => {
    expect(screenPath(pathname)).toBe(told);
  });
});
