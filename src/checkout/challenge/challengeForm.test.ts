// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { challengeForm } from './challengeForm';

const start = { type: 'sca_start', url: 'https://bank.example/acs', method: 'POST', fields: { creq: 'a"b<c' } };
const formOf = (change: object) => challengeForm(document, { ...start, ...change });

describe('challengeForm', () => {
  it('holds the fields as values, never as markup, and is hidden', () => {
    const form = formOf({});
    expect(form?.hidden).toBe(true);
    expect(form?.action).toBe('https://bank.example/acs');
    expect(form && [...new FormData(form)]).toEqual([['creq', 'a"b<c']]);
  });

  it.each([
    [undefined, 'post'],
    ['POST', 'post'],
    ['get', 'get'],
    ['DELETE', 'post'],
  ])('is sent with method %s by %s', (method, sent) => expect(formOf({ method })?.method).toBe(sent));

  it.each([
    ['no message', null],
    ['another message', { ...start, type: 'other' }],
    ['no address', { ...start, url: undefined }],
    ['a script for an address', { ...start, url: 'javascript:alert(1)' }],
    ['data for an address', { ...start, url: 'data:text/html,x' }],
  ])('is not made of %s', (_name, data) => expect(challengeForm(document, data)).toBeUndefined());

  it('leaves out fields that are not text', () => {
    const form = formOf({ fields: { creq: 'c', odd: { toString: () => 'x' } } });
    expect(form && [...new FormData(form).keys()]).toEqual(['creq']);
  });
});
