import { describe, expect, it } from 'vitest';
import { challengeResult } from './challengeMessage';

const frame = { name: 'the challenge’s frame' };
const transactionUuid = '11111111-1111-4111-8111-111111111111';
const origin = 'https://online-joining.example.org';
const expected = { origin, source: frame, transactionUuid };
const good = { type: 'sca_completed', status: 'authorised', transactionUuid };

const foreignOrigins = [
  'https://online-joining.example.org.evil.example',
  'https://evil-online-joining.example.org',
  'https://online-joining.example.orgs',
  'https://my-account.example.org',
  'https://example.org',
  'http://online-joining.example.org',
  'https://online-joining.example.org:8443',
  'HTTPS://ONLINE-JOINING.EXAMPLE.ORG',
  'https://bank.example',
  'file://',
  'null',
  '',
];
const shapes: readonly [string, unknown][] = [
  ['a good message', good],
  ['no transaction', { type: 'sca_completed', status: 'authorised' }],
  ['another transaction', { ...good, transactionUuid: '22222222-2222-4222-8222-222222222222' }],
  ['JSON text', JSON.stringify(good)],
  ['a list', [good]],
  ['fields of its prototype', Object.create(good)],
];
const corpus = foreignOrigins.flatMap((from) => shapes.map(([shape, data]) => [from, shape, data] as const));

describe('the messages of a challenge', () => {
  it('take one from our return page, in the challenge’s frame, about this payment', () =>
    expect(challengeResult({ origin, source: frame, data: good }, expected)).toBe('authorised'));

  it.each(corpus)('refuse what comes from "%s" with %s', (from, _shape, data) =>
    expect(challengeResult({ origin: from, source: frame, data }, expected)).toBeUndefined(),
  );

  it('are a corpus of 72', () => expect(corpus).toHaveLength(72));

  it.each(shapes.slice(1))('refuse %s from the right window, too', (_shape, data) =>
    expect(challengeResult({ origin, source: frame, data }, expected)).toBeUndefined(),
  );

  it('refuse a good message before there is a frame', () =>
    expect(challengeResult({ origin, source: null, data: good }, { ...expected, source: null })).toBeUndefined());

  it('refuse another window than the frame’s', () =>
    expect(challengeResult({ origin, source: {}, data: good }, expected)).toBeUndefined());

  it.each([
    ['another type', { ...good, type: 'sca_started' }],
    ['a status that is no text', { ...good, status: { text: 'authorised' } }],
    ['null', null],
    ['a number', 7],
  ])('refuse %s', (_name, data) => expect(challengeResult({ origin, source: frame, data }, expected)).toBeUndefined());
});
